/**
 * Stands in for PayPal's script: a button for each thing a buyer may do in its window. The money is the simulator's, so
 * an approval is told to it as PayPal's window would tell PayPal.
 */
export const PAYPAL_STUB = `
window.paypal = {
  Buttons: ({ onInit, createOrder, onApprove, onCancel, onError }) => {
    const choices = {
      approve: async () => {
        const orderID = await createOrder({}, {});
        await fetch('/api/simulator/' + orderID, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ outcome: 'approve' }),
        });
        await onApprove({ orderID }, { restart() {} });
      },
      cancel: async () => onCancel({}, {}),
      error: async () => onError(new Error('the window broke')),
    };
    return {
      isEligible: () => true,
      close: async () => undefined,
      updateProps() {},
      render: async (place) => {
        for (const [name, choice] of Object.entries(choices)) {
          const button = document.createElement('button');
          button.textContent = 'PayPal ' + name;
          button.onclick = () => choice().catch(onError);
          place.append(button);
        }
        onInit({}, { enable: async () => undefined, disable: async () => undefined });
      },
    };
  },
};
`;
