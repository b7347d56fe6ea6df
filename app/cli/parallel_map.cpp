#include "app/cli/parallel_map.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

namespace concord::cli {

namespace {

// Threads that take tasks from a queue.
class Workers {
public:
    explicit Workers(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_threads.emplace_back([this](const std::stop_token& stop) { run(stop); });
        }
    }
    // Running tasks are finished, the others dropped.
    ~Workers() {
        for (std::jthread& thread : m_threads) {
            thread.request_stop();
        }
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    std::future<std::string> add(std::packaged_task<std::string()> task) {
        std::future<std::string> result = task.get_future();
        {
            const std::scoped_lock lock(m_mutex);
            m_tasks.push_back(std::move(task));
        }
        m_added.notify_one();
        return result;
    }

private:
    void run(const std::stop_token& stop) {
        while (true) {
            std::unique_lock lock(m_mutex);
            m_added.wait(lock, stop, [this] { return !m_tasks.empty(); });
            if (stop.stop_requested()) {
                return;
            }
            std::packaged_task<std::string()> task = std::move(m_tasks.front());
            m_tasks.pop_front();
            lock.unlock();
            task();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_added;
    std::deque<std::packaged_task<std::string()>> m_tasks;
    std::vector<std::jthread> m_threads;  // last: they use the other members until they end
};

}  // namespace

void parallelMapInOrder(std::size_t count, const std::function<std::string(std::size_t)>& work,
                        const std::function<void(const std::string&)>& deliver) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    Workers workers(std::min(cores, count));
    std::deque<std::future<std::string>> results;  // in order
    for (std::size_t next = 0; next < count || !results.empty();) {
        // Twice as many as cores, so that no core idles while a slow task holds up the results after it.
        while (next < count && results.size() < 2 * cores) {
            results.push_back(workers.add(std::packaged_task<std::string()>([&work, next] { return work(next); })));
            ++next;
        }
        deliver(results.front().get());
        results.pop_front();
    }
}

}  // namespace concord::cli
