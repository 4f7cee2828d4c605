import type { Configuracion } from '@/domain/configuracion/configuracion';
import { ETIQUETA_GRUPO_CUENTA, type GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';

type Publicadas = Pick<Configuracion, 'cuentas' | 'donaciones'>;
type Cuenta = NonNullable<Publicadas['cuentas']>[number];
/** As a form or a request has it: the owner may be missing. */
type CuentaEscrita = Omit<Cuenta, 'grupo' | 'titular'> & { grupo: GrupoCuenta; titular?: string | null };
export interface CuentasEscritas {
  cuentas?: readonly CuentaEscrita[] | null | undefined;
  donaciones?: Publicadas['donaciones'] | undefined;
}

/** An account that is not what it was, in plain words; `null` where there was none, or there will be none. */
export interface CambioDeCuenta {
  que: string;
  antes: string | null;
  despues: string | null;
}

/** A name that has several lines could pass for other words of the message that says it. */
const enUnaLinea = (texto: string): string => texto.replace(/\s+/g, ' ');

const juntar = (partes: readonly (string | null | undefined)[]): string =>
  enUnaLinea(partes.filter((parte) => parte).join(', '));

const deTitular = (titular: string | null | undefined): string | null =>
  titular ? `a nombre de ${titular}` : null;

const nombreDe = ({ grupo, area }: CuentaEscrita): string =>
  enUnaLinea(`${ETIQUETA_GRUPO_CUENTA[grupo]}: ${area}`);

const datosDe = ({ banco, tipo, numero, titular }: CuentaEscrita): string =>
  juntar([banco, tipo, numero, deTitular(titular)]);

/** Field by field: two accounts may read the same. */
const exacta = ({ grupo, area, banco, tipo, numero, titular }: CuentaEscrita): string =>
  JSON.stringify([grupo, area, banco, tipo, numero, titular ?? null]);

const donacionesEnPalabras = (donaciones: Publicadas['donaciones'] | undefined): string | null =>
  donaciones
    ? juntar([
        [donaciones.billetera, donaciones.llave].filter(Boolean).join(' '),
        donaciones.banco,
        donaciones.tipo,
        donaciones.numero,
        deTitular(donaciones.titular),
      ])
    : null;

const exactas = (donaciones: Publicadas['donaciones'] | undefined): string | null => {
  if (!donaciones) return null;
  const { billetera, llave, banco, tipo, numero, titular } = donaciones;
  return JSON.stringify([billetera, llave, banco, tipo, numero, titular]);
};

/** Takes out the first of `lista` that `es`, so that each is paired once. */
const sacar = <T>(lista: T[], es: (uno: T) => boolean): T | undefined => {
  const lugar = lista.findIndex(es);
  return lugar < 0 ? undefined : lista.splice(lugar, 1)[0];
};

const cambiosDeLista = (
  antes: readonly CuentaEscrita[],
  despues: readonly CuentaEscrita[],
): CambioDeCuenta[] => {
  const quedan = [...antes];
  const nuevas = despues.filter((cuenta) => !sacar(quedan, (otra) => exacta(otra) === exacta(cuenta)));
  const puestas = nuevas.map((cuenta): CambioDeCuenta => {
    const era = sacar(quedan, (otra) => nombreDe(otra) === nombreDe(cuenta));
    return { que: nombreDe(cuenta), antes: era ? datosDe(era) : null, despues: datosDe(cuenta) };
  });
  const quitadas = quedan.map((cuenta) => ({ que: nombreDe(cuenta), antes: datosDe(cuenta), despues: null }));
  return [...puestas, ...quitadas];
};

/** What visitors would read otherwise than now; where they are in the list is not. What is not written stays. */
export const cambiosDeCuentas = (antes: Publicadas, escritas: CuentasEscritas): CambioDeCuenta[] => {
  const { cuentas = antes.cuentas, donaciones = antes.donaciones } = escritas;
  const deDonaciones =
    exactas(antes.donaciones) === exactas(donaciones)
      ? []
      : [
          {
            que: 'Donaciones',
            antes: donacionesEnPalabras(antes.donaciones),
            despues: donacionesEnPalabras(donaciones),
          },
        ];
  const guardadas = (antes.cuentas ?? []) as readonly CuentaEscrita[];
  return [...deDonaciones, ...cambiosDeLista(guardadas, cuentas ?? [])];
};

/** There is money on its way to some account: another in its place takes more than an open session. */
export const hayCuentasPublicadas = ({ cuentas, donaciones }: Publicadas): boolean =>
  donaciones !== null || (cuentas ?? []).length > 0;
