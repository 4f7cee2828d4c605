import type { CuentaPublica } from '@/domain/configuracion/cuenta-publica';
import type { DatosDonaciones } from '@/domain/configuracion/formas-de-donar';
import { ETIQUETA_GRUPO_CUENTA } from '@/domain/configuracion/grupos-cuenta';
import type { ParteConfiguracion } from '../parte-configuracion';

export type CuentaEnFormulario = Omit<CuentaPublica, 'titular'> & { titular: string };

export type ValoresCuentas = {
  cuentas: CuentaEnFormulario[];
  donaciones: Record<keyof DatosDonaciones, string>;
};

export const CUENTA_NUEVA: CuentaEnFormulario = {
  grupo: 'SERVICIOS',
  area: '',
  banco: '',
  tipo: '',
  numero: '',
  titular: '',
};

export const ETIQUETAS_CUENTA = {
  grupo: 'Grupo',
  area: 'Para qué es',
  banco: 'Banco',
  tipo: 'Tipo de cuenta',
  numero: 'Número',
  titular: 'Titular',
} as const;

export const ETIQUETAS_DONACIONES = {
  billetera: 'Billetera',
  llave: 'Número o llave de la billetera',
  banco: 'Banco',
  tipo: 'Tipo de cuenta',
  numero: 'Número de cuenta',
  titular: 'Titular',
} as const;

const enFormulario = (cuenta: CuentaPublica): CuentaEnFormulario => ({
  ...cuenta,
  titular: cuenta.titular ?? '',
});

const deCuenta = ({ grupo, area, banco, tipo, numero }: CuentaPublica): string =>
  `${ETIQUETA_GRUPO_CUENTA[grupo]}: ${area}, ${banco}, ${tipo}, ${numero}`;

const CAMPOS_DONACIONES = Object.keys(ETIQUETAS_DONACIONES) as (keyof DatosDonaciones)[];

const donacionesEnFormulario = (donaciones: DatosDonaciones | null): ValoresCuentas['donaciones'] =>
  Object.fromEntries(
    CAMPOS_DONACIONES.map((campo) => [campo, donaciones?.[campo] ?? '']),
  ) as ValoresCuentas['donaciones'];

export const PARTE_CUENTAS: ParteConfiguracion<ValoresCuentas> = {
  etiquetas: { cuentas: 'Cuentas', donaciones: 'Donaciones' },
  aValores: ({ cuentas, donaciones }) => ({
    cuentas: (cuentas ?? []).map(enFormulario),
    donaciones: donacionesEnFormulario(donaciones),
  }),
  enPalabras: (valor) => {
    const dichas = Array.isArray(valor)
      ? (valor as CuentaPublica[]).map(deCuenta).join('\n')
      : Object.values(valor as DatosDonaciones)
          .filter(Boolean)
          .join(', ');
    return dichas === '' ? 'Ninguna' : dichas;
  },
};

const conPrefijo = (prefijo: string, etiquetas: Readonly<Record<string, string>>, nombre: string) =>
  Object.entries(etiquetas).map(([campo, etiqueta]) => [`${prefijo}.${campo}`, `${nombre}, ${etiqueta}`]);

/** Each control of the form by its path, for the summary of errors. */
export const etiquetasDe = ({ cuentas }: ValoresCuentas): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...conPrefijo('donaciones', ETIQUETAS_DONACIONES, 'Donaciones'),
    ...cuentas.flatMap((_, n) => conPrefijo(`cuentas.${n}`, ETIQUETAS_CUENTA, `Cuenta ${n + 1}`)),
    ['cuentas', 'Cuentas'],
  ]);
