// The parts of the C++20 library that the sources use but Debian's emscripten (libc++ 14) lacks: stop tokens, and
// algorithms over ranges. This header is included before every source of the web program, and of no other. There are no
// threads there, so stop tokens need no synchronization.
#pragma once

#ifdef __cplusplus

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

namespace std {

class stop_token {
public:
    bool stop_requested() const noexcept { return m_state && *m_state; }
    bool stop_possible() const noexcept { return m_state != nullptr; }

private:
    friend class stop_source;
    shared_ptr<const bool> m_state;
};

class stop_source {
public:
    stop_token get_token() const {
        stop_token token;
        token.m_state = m_state;
        return token;
    }
    bool request_stop() noexcept { return !exchange(*m_state, true); }
    bool stop_requested() const noexcept { return *m_state; }

private:
    shared_ptr<bool> m_state = make_shared<bool>(false);
};

namespace ranges {

// Most algorithms take a range or two iterators. With a projection, predicates are called with the projected values.

#define CONCORD_OVER_RANGE(algorithm)                                                                         \
    template <typename Range, typename... Arguments>                                                          \
    requires requires(Range & r) { std::begin(r); }                                                           \
    constexpr auto algorithm(Range&& range, Arguments&&... arguments) {                                       \
        return ranges::algorithm(std::begin(range), std::end(range), static_cast<Arguments&&>(arguments)...); \
    }

// Algorithms that compare. Callers may pass {} for the default comparison; its type cannot be deduced from that.
#define CONCORD_COMPARING_RANGE(algorithm, DefaultCompare)                                 \
    template <typename Range, typename Compare = DefaultCompare, typename Proj = identity> \
    requires requires(Range & r) { std::begin(r); }                                        \
    constexpr auto algorithm(Range&& range, Compare compare = {}, Proj proj = {}) {        \
        return ranges::algorithm(std::begin(range), std::end(range), compare, proj);       \
    }

template <forward_iterator I, typename Pred, typename Proj = identity>
constexpr I find_if(I first, I last, Pred pred, Proj proj = {}) {
    while (first != last && !std::invoke(pred, std::invoke(proj, *first))) {
        ++first;
    }
    return first;
}
CONCORD_OVER_RANGE(find_if)

template <forward_iterator I, typename T, typename Proj = identity>
constexpr I find(I first, I last, const T& value, Proj proj = {}) {
    return ranges::find_if(
        first, last, [&](const auto& one) { return one == value; }, proj);
}
CONCORD_OVER_RANGE(find)

template <forward_iterator I, typename Pred, typename Proj = identity>
constexpr bool any_of(I first, I last, Pred pred, Proj proj = {}) {
    return ranges::find_if(first, last, pred, proj) != last;
}
CONCORD_OVER_RANGE(any_of)

template <forward_iterator I, typename Pred, typename Proj = identity>
constexpr bool none_of(I first, I last, Pred pred, Proj proj = {}) {
    return !ranges::any_of(first, last, pred, proj);
}
CONCORD_OVER_RANGE(none_of)

template <forward_iterator I, typename Pred, typename Proj = identity>
constexpr bool all_of(I first, I last, Pred pred, Proj proj = {}) {
    return !ranges::any_of(
        first, last, [&](auto&& one) { return !std::invoke(pred, one); }, proj);
}
CONCORD_OVER_RANGE(all_of)

template <forward_iterator I, typename Pred, typename Proj = identity>
constexpr auto count_if(I first, I last, Pred pred, Proj proj = {}) {
    return std::count_if(first, last, [&](auto&& one) { return std::invoke(pred, std::invoke(proj, one)); });
}
CONCORD_OVER_RANGE(count_if)

template <forward_iterator I, typename T, typename Proj = identity>
constexpr auto count(I first, I last, const T& value, Proj proj = {}) {
    return ranges::count_if(
        first, last, [&](const auto& one) { return one == value; }, proj);
}
CONCORD_OVER_RANGE(count)

template <forward_iterator I, typename Pred = std::equal_to<>, typename Proj = identity>
constexpr I adjacent_find(I first, I last, Pred pred = {}, Proj proj = {}) {
    return std::adjacent_find(first, last, [&](auto&& one, auto&& other) {
        return std::invoke(pred, std::invoke(proj, one), std::invoke(proj, other));
    });
}
CONCORD_COMPARING_RANGE(adjacent_find, std::equal_to<>)

template <forward_iterator I, typename Less = std::less<>, typename Proj = identity>
constexpr I max_element(I first, I last, Less isLess = {}, Proj proj = {}) {
    return std::max_element(first, last, [&](auto&& one, auto&& other) {
        return std::invoke(isLess, std::invoke(proj, one), std::invoke(proj, other));
    });
}
CONCORD_COMPARING_RANGE(max_element, std::less<>)

template <forward_iterator I, typename Less = std::less<>, typename Proj = identity>
constexpr I min_element(I first, I last, Less isLess = {}, Proj proj = {}) {
    return std::min_element(first, last, [&](auto&& one, auto&& other) {
        return std::invoke(isLess, std::invoke(proj, one), std::invoke(proj, other));
    });
}
CONCORD_COMPARING_RANGE(min_element, std::less<>)

template <typename Range>
constexpr auto max(const Range& range) {
    return *ranges::max_element(range);
}

template <random_access_iterator I, typename Less = std::less<>, typename Proj = identity>
void sort(I first, I last, Less isLess = {}, Proj proj = {}) {
    std::sort(first, last, [&](auto&& one, auto&& other) {
        return std::invoke(isLess, std::invoke(proj, one), std::invoke(proj, other));
    });
}
CONCORD_COMPARING_RANGE(sort, std::less<>)

template <random_access_iterator I, typename Less = std::less<>, typename Proj = identity>
void stable_sort(I first, I last, Less isLess = {}, Proj proj = {}) {
    std::stable_sort(first, last, [&](auto&& one, auto&& other) {
        return std::invoke(isLess, std::invoke(proj, one), std::invoke(proj, other));
    });
}
CONCORD_COMPARING_RANGE(stable_sort, std::less<>)

template <forward_iterator I, typename T>
constexpr I upper_bound(I first, I last, const T& value) {
    return std::upper_bound(first, last, value);
}
CONCORD_OVER_RANGE(upper_bound)

template <forward_iterator I, typename Pred, typename T>
constexpr void replace_if(I first, I last, Pred pred, const T& value) {
    std::replace_if(first, last, pred, value);
}
CONCORD_OVER_RANGE(replace_if)

template <bidirectional_iterator I>
constexpr void reverse(I first, I last) {
    std::reverse(first, last);
}
CONCORD_OVER_RANGE(reverse)

template <forward_iterator I, typename Out>
constexpr Out move(I first, I last, Out out) {
    return std::move(first, last, out);
}
CONCORD_OVER_RANGE(move)

template <forward_iterator I, typename Out, typename Pred>
constexpr Out copy_if(I first, I last, Out out, Pred pred) {
    return std::copy_if(first, last, out, [&](auto&& one) { return std::invoke(pred, one); });
}
CONCORD_OVER_RANGE(copy_if)

template <forward_iterator I, typename Out, typename Change>
constexpr Out transform(I first, I last, Out out, Change change) {
    return std::transform(first, last, out, [&](auto&& one) { return std::invoke(change, one); });
}
CONCORD_OVER_RANGE(transform)

template <typename Change, forward_iterator I>
constexpr void for_each(I first, I last, Change change) {
    std::for_each(first, last, change);
}
CONCORD_OVER_RANGE(for_each)

#undef CONCORD_OVER_RANGE
#undef CONCORD_COMPARING_RANGE

template <typename One, typename Other>
constexpr bool equal(const One& one, const Other& other) {
    return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other));
}
template <typename One, typename Other, typename Pred>
constexpr bool equal(const One& one, const Other& other, Pred pred) {
    return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other), pred);
}

}  // namespace ranges
}  // namespace std

#endif
#endif
