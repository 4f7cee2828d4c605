import { CUENTAS_DEMO, credencialesDemo } from '@/infrastructure/memory/demo/usuarios-demo';

/** Who may look around in the demo, and with what. */
export const cuentasDemo = CUENTAS_DEMO.map((cuenta) => ({
  ...cuenta,
  credenciales: credencialesDemo(cuenta),
}));
