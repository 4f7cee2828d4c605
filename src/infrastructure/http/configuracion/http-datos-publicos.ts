import type { ConfiguracionPublica, SedePublicada } from '@/domain/configuracion/configuracion-publica';
import {
  CAMPOS_BILLETERA,
  CAMPOS_CUENTA,
  type DatosDonaciones,
} from '@/domain/configuracion/formas-de-donar';
import type { GrupoCuenta } from '@/domain/configuracion/grupos-cuenta';
import type { Identidad, Logo } from '@/domain/configuracion/identidad';
import { comoObjeto, leerPublico, type Objeto } from '@/infrastructure/http/lectura/leer-publico';

const sonTextos = (objeto: Objeto, campos: readonly string[]): boolean =>
  campos.every((campo) => typeof objeto[campo] === 'string' && objeto[campo] !== '');

type Cuenta = NonNullable<ConfiguracionPublica['cuentas']>[number];

const leerCuenta = (valor: unknown): Cuenta[] => {
  const cuenta = comoObjeto(valor);
  if (!sonTextos(cuenta, ['grupo', 'area', 'banco', 'tipo', 'numero'])) return [];
  const { grupo, area, banco, tipo, numero, titular } = cuenta as Record<string, string>;
  return [
    {
      grupo: grupo as GrupoCuenta,
      area,
      banco,
      tipo,
      numero,
      titular: typeof titular === 'string' ? titular : null,
    } as Cuenta,
  ];
};

const leerDonaciones = (valor: unknown): DatosDonaciones | null => {
  const leidas = comoObjeto(valor);
  const conBilletera = sonTextos(leidas, CAMPOS_BILLETERA);
  const conCuenta = sonTextos(leidas, CAMPOS_CUENTA);
  if (!conBilletera && !conCuenta) return null;
  const { billetera, llave, banco, tipo, numero, titular } = leidas as unknown as DatosDonaciones;
  return {
    ...(conBilletera ? { billetera, llave } : { billetera: null, llave: null }),
    ...(conCuenta
      ? { banco, tipo, numero, titular }
      : { banco: null, tipo: null, numero: null, titular: null }),
  };
};

const textoO = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);

const leerSede = (valor: unknown): SedePublicada[] => {
  const sede = comoObjeto(valor);
  if (!sonTextos(sede, ['nombre', 'direccion'])) return [];
  const { nombre, direccion } = sede as Record<'nombre' | 'direccion', string>;
  return [{ nombre, direccion, municipio: textoO(sede.municipio), telefono: textoO(sede.telefono) }];
};

const TEXTOS_DE_IDENTIDAD = [
  ...(['nombre_corto', 'nit', 'frase', 'telefono', 'telefono_alterno', 'whatsapp', 'correo'] as const),
  ...(['direccion', 'municipio', 'disponibilidad', 'facebook', 'instagram', 'youtube', 'tiktok'] as const),
];

const leerLogo = (valor: unknown): Logo | null => {
  const { direccion, ancho, alto } = comoObjeto(valor);
  const legible = typeof direccion === 'string' && typeof ancho === 'number' && typeof alto === 'number';
  return legible ? { direccion, ancho, alto } : null;
};

const leerIdentidad = (valor: unknown): Identidad | null => {
  const identidad = comoObjeto(valor);
  const { nombre, anio_fundacion, color, logo } = identidad;
  if (typeof nombre !== 'string' || nombre === '') return null;
  const textos = TEXTOS_DE_IDENTIDAD.map((campo) => [campo, textoO(identidad[campo])] as const);
  return {
    ...(Object.fromEntries(textos) as Record<(typeof TEXTOS_DE_IDENTIDAD)[number], string | null>),
    nombre,
    anio_fundacion: typeof anio_fundacion === 'number' ? anio_fundacion : null,
    color: textoO(color) as Identidad['color'],
    logo: leerLogo(logo),
  };
};

const interpretar = ({ cuentas, donaciones, identidad, sedes }: Objeto): ConfiguracionPublica => {
  return {
    cuentas: Array.isArray(cuentas) ? cuentas.flatMap(leerCuenta) : null,
    donaciones: leerDonaciones(donaciones),
    identidad: leerIdentidad(identidad),
    sedes: Array.isArray(sedes) ? sedes.flatMap(leerSede) : [],
  };
};

/** `null` when the service has none or does not answer: never rejects. */
export const leerDatosPublicos = (
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<ConfiguracionPublica | null> => leerPublico(`${base}/configuracion/publica`, fetch, interpretar);
