import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion';
import type { DatosDonaciones, GrupoCuenta } from '@/domain/configuracion/cuenta-publica';

const ESPERA_MS = 5_000;

type Objeto = Readonly<Record<string, unknown>>;

const comoObjeto = (valor: unknown): Objeto =>
  typeof valor === 'object' && valor !== null ? (valor as Objeto) : {};

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
  const donaciones = comoObjeto(valor);
  const completas = sonTextos(donaciones, ['billetera', 'llave', 'banco', 'tipo', 'numero', 'titular']);
  return completas ? (donaciones as unknown as DatosDonaciones) : null;
};

const interpretar = (cuerpo: unknown): ConfiguracionPublica => {
  const { cuentas, donaciones } = comoObjeto(comoObjeto(cuerpo).data ?? cuerpo);
  return {
    cuentas: Array.isArray(cuentas) ? cuentas.flatMap(leerCuenta) : null,
    donaciones: leerDonaciones(donaciones),
  };
};

/**
 * Read by hand, because visitors would pay for the schemas. `null` when the service has none or does not answer: never
 * rejects.
 */
export const leerDatosPublicos = async (
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<ConfiguracionPublica | null> => {
  try {
    const respuesta = await fetch(`${base}/configuracion/publica`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    return respuesta.ok ? interpretar(await respuesta.json()) : null;
  } catch {
    return null;
  }
};
