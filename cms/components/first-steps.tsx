import { firstStepsOf } from '#domain/shop-settings/first-steps';

/** Lists example content that's still in place, each with a link to change it (rule 2.18). */
export function FirstSteps({ left }: { left: readonly string[] }) {
  const steps = firstStepsOf(left);
  if (steps.length === 0) return null;
  return (
    <section className="shop-hint shop-hint--notice" aria-labelledby="shop-first-steps">
      <h2 id="shop-first-steps">Make the shop yours</h2>
      <ul className="shop-first-steps">
        {steps.map((step) => (
          <li key={step.name}>
            {step.left} <a href={step.href}>{step.way}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
