import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath } from 'react-router-dom';

/** The browser's history, in which a double click adds one entry. */
export function createHistory() {
  const history = createBrowserHistory({ window, v5Compat: true });
  const { push, replace } = history;
  history.push = (to, state: unknown) => {
    const { location } = history;
    const isHere =
      history.createHref(to) === createPath(location) &&
      JSON.stringify(state ?? null) === JSON.stringify(location.state);
    (isHere ? replace : push)(to, state);
  };
  return history;
}
