// What the page knows of boards and tokens. Keep the object literal strict JSON: a test parses it and compares it with
// the program's values. rows: how many cells each column of a side has.
// prettier-ignore
export const facts = {
  "rows": {"A": [5,4,5,4,5], "B": [4,3,4,3,4,3,4]},
  "tokens": {
    "blue": {"colour": "#2d7dbe", "ink": "#cdeafa"},
    "gray": {"colour": "#787e86", "ink": "#ebeef2"},
    "brown": {"colour": "#70442a", "ink": "#deb48c"},
    "green": {"colour": "#52962c", "ink": "#d6f0aa"},
    "yellow": {"colour": "#f6c43c", "ink": "#8c5400"},
    "red": {"colour": "#c8303a", "ink": "#ffded6"}
  },
  "cubes": {"animal": "#f06e1e", "spirit": "#faf8f0"},
  "stacks": [
    {"tokens": [], "name": "empty"},
    {"tokens": ["blue"], "name": "water"},
    {"tokens": ["yellow"], "name": "field"},
    {"tokens": ["gray"], "name": "low mountain"},
    {"tokens": ["gray", "gray"], "name": "medium mountain"},
    {"tokens": ["gray", "gray", "gray"], "name": "high mountain"},
    {"tokens": ["brown"], "name": "one brown token"},
    {"tokens": ["brown", "brown"], "name": "two brown tokens"},
    {"tokens": ["green"], "name": "low tree"},
    {"tokens": ["brown", "green"], "name": "medium tree"},
    {"tokens": ["brown", "brown", "green"], "name": "tall tree"},
    {"tokens": ["red"], "name": "one red token"},
    {"tokens": ["red", "red"], "name": "building on red"},
    {"tokens": ["gray", "red"], "name": "building on gray"},
    {"tokens": ["brown", "red"], "name": "building on brown"}
  ]
};
