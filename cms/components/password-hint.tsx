/** Below the editor's login: there is no link to a new password, so it says where that comes from. */
export function PasswordHint() {
  return (
    <p className="shop-hint">
      Forgotten the password? It is the one of the dashboard: whoever runs the shop's server sets a new one
      there (<code>ADMIN_PASSWORD</code>).
    </p>
  );
}
