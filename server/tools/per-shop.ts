/**
 * State that belongs to one shop and goes with it: made once for each owner, which is the shop's Payload or its photo store. A
 * process may hold several shops, and none of them finds what another one keeps.
 */
export function perShop<Owner extends object, State>(make: (owner: Owner) => State): (owner: Owner) => State {
  const states = new WeakMap<Owner, { state: State }>();
  return (owner) => {
    const kept = states.get(owner) ?? { state: make(owner) };
    states.set(owner, kept);
    return kept.state;
  };
}
