import type { ConfiguracionPublica } from './configuracion-publica';
import type { DatosDonaciones } from './formas-de-donar';
import type { GrupoCuenta } from './grupos-cuenta';

type Cuenta = NonNullable<ConfiguracionPublica['cuentas']>[number];

const cuenta = (grupo: GrupoCuenta, area: string, n: number, tipo = 'Ahorros'): Cuenta => ({
  grupo,
  area,
  banco: 'Banco de ejemplo',
  tipo,
  numero: `000-000000-0${n}`,
  titular: grupo === 'INSTITUCIONAL' ? 'Titular de ejemplo' : null,
});

/** What each account is for (specification §2), with numbers of nobody that say so: nothing can be paid into them. */
export const CUENTAS_DE_MUESTRA: readonly Cuenta[] = [
  cuenta('SERVICIOS', 'Laboratorios', 1),
  cuenta('SERVICIOS', 'Psiquiatría', 2),
  cuenta('SERVICIOS', 'Médico General', 3),
  cuenta('SERVICIOS', 'Plásticos', 4),
  cuenta('INSTITUCIONAL', 'Cuenta corriente empresarial', 5, 'Corriente'),
  cuenta('DESTINOS', 'Bonos Hombres Apartadó', 6),
  cuenta('DESTINOS', 'Ingresos Mujeres', 7),
  cuenta('DESTINOS', 'Ingresos Hombres Bello', 8),
];

/** A mobile of a prefix that no operator was given, and an account of zeros. */
export const DONACIONES_DE_MUESTRA: DatosDonaciones = {
  billetera: 'Nequi',
  llave: '399 000 0000',
  banco: 'Banco de ejemplo',
  tipo: 'Cuenta de ahorros',
  numero: '000-000000-00',
  titular: 'Titular de ejemplo',
};
