import { llamar } from '@tests/server/apoyo/llamar';
import { expect } from 'vitest';
import type { Cola } from '@/application/sin-red/cola';
import type { Id } from '@/domain/shared/id';
import { idLocal } from '@/domain/sin-red/referencias';
import type { Ventanilla } from './insistir';

const HOY = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);

interface Persona {
  id: number;
  version: number;
}

/** What a house has before the cut: two people, each with a fee. */
export interface Casa {
  semilla: number;
  personas: readonly [Persona, Persona];
  mensualidades: readonly [number, number];
}

const pedir = async ({ url, token }: Ventanilla, linea: string, cuerpo?: unknown) => {
  const respuesta = await llamar({ url: await url() }, linea, { token, cuerpo });
  if (respuesta.estado >= 300) throw new Error(`${linea}: ${respuesta.estado} ${respuesta.texto}`);
  return respuesta.cuerpo;
};
const leer = async (ventanilla: Ventanilla, ruta: string) =>
  (await pedir(ventanilla, `GET /dashboard-api${ruta}`)) as never;

export const abrirCasa = async (ventanilla: Ventanilla, semilla: number): Promise<Casa> => {
  const persona = async (letra: string): Promise<[Persona, number]> => {
    const creada = (await pedir(ventanilla, 'POST /dashboard-api/participantes', {
      nombre: `Semilla ${semilla} ${letra}`,
      ...{ telefono: '3001234567', estado: 'ACTIVO', fecha_ingreso: '2020-01-01' },
    })) as unknown as Persona;
    const fee = await pedir(ventanilla, 'POST /dashboard-api/mensualidades', {
      ...{ participante_id: creada.id, valor: 100_000 },
    });
    return [creada, fee.id as number];
  };
  const [[una, suya], [otra, deOtra]] = [await persona('A'), await persona('B')];
  return { semilla, personas: [una, otra], mensualidades: [suya, deOtra] };
};

export const referenciaDe = (semilla: number, n: number): string => `s${semilla}-${n}`;

/** Written down while there is no network: five payments, two leaves, a return, two entries, an admission with a guardian and an entry. */
export const turnoSinRed = async (cola: Cola, { semilla, personas, mensualidades }: Casa): Promise<void> => {
  const [una, otra] = personas;
  const anotar = (servicio: string, metodo: string, ...argumentos: unknown[]) =>
    cola.anotar({
      nombre: `${metodo}:${semilla}`,
      que: `${metodo} ${semilla}`,
      orden: { servicio, metodo, argumentos },
    });
  const clave = () => ({ clave: crypto.randomUUID() });
  const abono = (n: number, mensualidad: number) =>
    anotar(
      'mensualidades',
      'registrarAbono',
      mensualidad,
      { fecha: HOY(), valor: 1_000 + n, medio: 'NEQUI', referencia: referenciaDe(semilla, n) },
      clave(),
    );
  const estado = ({ id, version }: Persona, nuevo: string, actual: string) =>
    anotar(
      'participantes',
      'actualizar',
      id,
      { estado: nuevo, version },
      { ...una, id, estado: actual, version },
    );
  const novedad = ({ id }: { id: Id }, texto: string) =>
    anotar('bitacora', 'escribir', id, { texto, tipo: 'LLAMADA' }, clave());

  await abono(1, mensualidades[0]);
  await estado(una, 'CON_PERMISO', 'ACTIVO');
  await abono(2, mensualidades[1]);
  await novedad(una, `Salió ${semilla}`);
  await estado(otra, 'CON_PERMISO', 'ACTIVO');
  await abono(3, mensualidades[0]);
  const nueva = await anotar(
    'participantes',
    'crear',
    { nombre: `Nueva-${semilla}-fin`, telefono: '3007654321' },
    clave(),
  );
  await anotar(
    'acudientes',
    'crear',
    {
      id_participante: idLocal(nueva.id),
      ...{
        tipo_documento: 'CC',
        numero_documento: String(10_000_000 + semilla),
        nombres: 'Rosa',
        apellidos: 'Peña',
      },
    },
    clave(),
  );
  await novedad({ id: idLocal(nueva.id) }, `Llegó ${semilla}`);
  await abono(4, mensualidades[1]);
  await estado(una, 'ACTIVO', 'CON_PERMISO');
  await novedad(otra, `Llamó ${semilla}`);
  await abono(5, mensualidades[0]);
};

/** Lists come bare or under a name. */
const listaDe = <T>(leido: object): T[] =>
  Array.isArray(leido) ? leido : (Object.values(leido).find(Array.isArray) ?? []);

interface AbonoLeido {
  referencia: string;
  recibo: number;
}

/** Everything is there, once and in its order. Answers its receipts. */
export const revisarCasa = async (ventanilla: Ventanilla, casa: Casa): Promise<number[]> => {
  const { semilla, personas, mensualidades } = casa;
  const abonos = (
    await Promise.all(
      mensualidades.map(
        async (id) => ((await leer(ventanilla, `/mensualidades/${id}`)) as { abonos: AbonoLeido[] }).abonos,
      ),
    )
  ).flat();
  const enOrden = abonos.sort((a, b) => a.recibo - b.recibo);
  expect(enOrden.map(({ referencia }) => referencia)).toEqual(
    [1, 2, 3, 4, 5].map((n) => referenciaDe(semilla, n)),
  );

  const [una, otra] = (await Promise.all(
    personas.map(({ id }) => leer(ventanilla, `/participantes/${id}`)),
  )) as { estado: string; version: number }[];
  expect(una).toMatchObject({ estado: 'ACTIVO', version: personas[0].version + 2 });
  expect(otra).toMatchObject({ estado: 'CON_PERMISO', version: personas[1].version + 1 });

  for (const [i, texto] of [`Salió ${semilla}`, `Llamó ${semilla}`].entries()) {
    const novedades = await leer(ventanilla, `/participantes/${personas[i]?.id}/novedades`);
    expect(listaDe<{ texto: string }>(novedades).map((novedad) => novedad.texto)).toEqual([texto]);
  }
  const halladas = await leer(
    ventanilla,
    `/participantes?pagina=1&limite=20&buscar=${encodeURIComponent(`Nueva-${semilla}-fin`)}`,
  );
  const nuevas = listaDe<{ id: number; nombre: string }>(halladas).filter(
    ({ nombre }) => nombre === `Nueva-${semilla}-fin`,
  );
  expect(nuevas).toHaveLength(1);
  const acudientes = await leer(ventanilla, `/participantes/${nuevas[0]?.id}/acudientes`);
  expect(listaDe<{ nombres: string }>(acudientes).map(({ nombres }) => nombres)).toEqual(['Rosa']);
  const suyas = await leer(ventanilla, `/participantes/${nuevas[0]?.id}/novedades`);
  expect(listaDe<{ texto: string }>(suyas).map(({ texto }) => texto)).toEqual([`Llegó ${semilla}`]);
  return enOrden.map(({ recibo }) => recibo);
};
