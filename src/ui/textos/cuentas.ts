import type { CuentaPublica } from '@/domain/configuracion/cuenta-publica';
import { CUENTAS_DE_MUESTRA } from '@/domain/configuracion/cuentas-de-muestra';
import { ETIQUETA_GRUPO_CUENTA, GRUPOS_CUENTA, type GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';
import { paraPegar } from '@/domain/shared/textos';

export type IconoDeCuenta = 'laboratorio' | 'mente' | 'medico' | 'taller' | 'edificio' | 'persona';

const DESCRIPCION: Readonly<Record<GrupoCuenta, string>> = {
  SERVICIOS: 'Para pagar servicios prestados por la fundación.',
  INSTITUCIONAL: 'La cuenta de la fundación para convenios, alianzas y proveedores.',
  DESTINOS: 'Elija la cuenta según la sede y el área de atención.',
};

const ICONO_DE_GRUPO: Readonly<Record<GrupoCuenta, IconoDeCuenta>> = {
  SERVICIOS: 'medico',
  INSTITUCIONAL: 'edificio',
  DESTINOS: 'persona',
};

const ICONO_DE_AREA: Readonly<Record<string, IconoDeCuenta>> = {
  Laboratorios: 'laboratorio',
  Psiquiatría: 'mente',
  Plásticos: 'taller',
};

export interface CuentaEnPagina {
  area: string;
  icono: IconoDeCuenta;
  /** `null` while the foundation has not published it. */
  cuenta: CuentaPublica | null;
}

export interface GrupoDeCuentas {
  titulo: string;
  descripcion: string;
  cuentas: readonly CuentaEnPagina[];
}

/** What each group is for: nothing else of an account is known until the foundation publishes it. */
const areasDe = (grupo: GrupoCuenta): readonly string[] =>
  CUENTAS_DE_MUESTRA.filter((cuenta) => cuenta.grupo === grupo).map(({ area }) => area);

const enPagina = (grupo: GrupoCuenta, area: string, cuenta: CuentaPublica | null): CuentaEnPagina => ({
  area,
  cuenta,
  icono: ICONO_DE_AREA[area] ?? ICONO_DE_GRUPO[grupo],
});

const deGrupo = (grupo: GrupoCuenta, publicadas: readonly CuentaPublica[] | null) =>
  publicadas
    ? publicadas
        .filter((cuenta) => cuenta.grupo === grupo)
        .map((cuenta) => enPagina(grupo, cuenta.area, cuenta))
    : areasDe(grupo).map((area) => enPagina(grupo, area, null));

/** The page's groups, in their order; one without accounts is not shown. */
export const gruposDe = (publicadas: readonly CuentaPublica[] | null): readonly GrupoDeCuentas[] =>
  GRUPOS_CUENTA.map((grupo) => ({
    titulo: ETIQUETA_GRUPO_CUENTA[grupo],
    descripcion: DESCRIPCION[grupo],
    cuentas: deGrupo(grupo, publicadas),
  })).filter(({ cuentas }) => cuentas.length > 0);

/** What is copied and coded of a wallet's key. */
export const claveDe = ({ llave }: { llave: string }): string => paraPegar(llave);
