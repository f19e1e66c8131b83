export const PAYPAL_STUB = `
window.paypal = {
  Buttons: ({ onInit, createOrder, onApprove, onError }) => {
    const approve = async () => {
      const orderID = await createOrder({}, {});
      await fetch('/api/simulator/' + orderID, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome: 'approve' }),
      });
      await onApprove({ orderID }, { restart() {} });
    };
    return {
      isEligible: () => true,
      close: async () => undefined,
      updateProps() {},
      render: async (place) => {
        const button = document.createElement('button');
        button.textContent = 'PayPal approve';
        button.onclick = () => approve().catch(onError);
        place.append(button);
        onInit({}, { enable: async () => undefined, disable: async () => undefined });
      },
    };
  },
};
`;
