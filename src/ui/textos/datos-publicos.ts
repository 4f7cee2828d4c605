import type { CuentaPublica, DatosDonaciones, GrupoCuenta } from '@/domain/configuracion/cuenta-publica';
import { type CuentaBancaria, GRUPOS_DE_CUENTAS, type GrupoDeCuentas } from './cuentas';
import { BILLETERA, CUENTA_DONACIONES } from './donaciones';

/** The groups of `cuentas.ts`, in their order, as the configuration names them. */
const ORDEN: readonly GrupoCuenta[] = ['SERVICIOS', 'INSTITUCIONAL', 'DESTINOS'];

type Icono = CuentaBancaria['icon'];

const ICONO_DE_GRUPO: Readonly<Record<GrupoCuenta, Icono>> = {
  SERVICIOS: 'medico',
  INSTITUCIONAL: 'edificio',
  DESTINOS: 'persona',
};

/** The shipped accounts as the configuration keeps them. */
export const CUENTAS_DEL_CONTENIDO: readonly CuentaPublica[] = GRUPOS_DE_CUENTAS.flatMap((grupo, n) =>
  grupo.accounts.map(({ area, bank, type, number, holder }) => ({
    grupo: ORDEN[n] ?? 'SERVICIOS',
    area,
    banco: bank,
    tipo: type,
    numero: number,
    titular: holder ?? null,
  })),
);

/** The shipped donation details as the configuration keeps them. */
export const DONACIONES_DEL_CONTENIDO: DatosDonaciones = {
  billetera: BILLETERA.nombre,
  llave: BILLETERA.visible,
  banco: CUENTA_DONACIONES.banco,
  tipo: CUENTA_DONACIONES.tipo,
  numero: CUENTA_DONACIONES.numero,
  titular: CUENTA_DONACIONES.titular,
};

/** What is copied and coded of a wallet's key, which people read in groups. */
export const claveDe = ({ llave }: Pick<DatosDonaciones, 'llave'>): string => llave.replaceAll(' ', '');

const aCuenta = (cuenta: CuentaPublica, conocidas: readonly CuentaBancaria[]): CuentaBancaria => ({
  area: cuenta.area,
  bank: cuenta.banco,
  type: cuenta.tipo,
  number: cuenta.numero,
  ...(cuenta.titular ? { holder: cuenta.titular } : {}),
  icon: conocidas.find(({ area }) => area === cuenta.area)?.icon ?? ICONO_DE_GRUPO[cuenta.grupo],
});

/** The page's groups with the accounts of the configuration; a group without accounts is not shown. */
export const gruposDe = (cuentas: readonly CuentaPublica[] | null): readonly GrupoDeCuentas[] => {
  if (!cuentas) return GRUPOS_DE_CUENTAS;
  return GRUPOS_DE_CUENTAS.map((grupo, n) => ({
    ...grupo,
    accounts: cuentas
      .filter((cuenta) => cuenta.grupo === ORDEN[n])
      .map((cuenta) => aCuenta(cuenta, grupo.accounts)),
  })).filter(({ accounts }) => accounts.length > 0);
};
