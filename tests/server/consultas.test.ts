import { CONSULTAS_OBLIGATORIAS } from '@tests/server/apoyo/consultas-obligatorias';
import { descripcionDe } from '@tests/server/apoyo/descripcion-de';
import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';

let servidor: ServidorDePrueba;
let ana: number;
let beto: number;

beforeAll(async () => {
  servidor = await servidorConBase();
  ana = (await fabricarParticipante(servidor, { nombre: 'Ana Ríos' })).id;
  beto = (await fabricarParticipante(servidor, { nombre: 'Beto Gil' })).id;
  for (const [persona, cuantos] of [
    [ana, 1],
    [beto, 2],
  ] as const) {
    for (let i = 1; i <= cuantos; i += 1) {
      await fabricarAcudiente(servidor, persona);
      await fabricarMensualidad(servidor, persona, { periodo: `2026-0${i}` });
    }
  }
});
afterAll(() => servidor.cerrar());

const pedir = (ruta: string) => llamar(servidor, `GET /dashboard-api${ruta}`, { token: servidor.tokenAdmin });
const deQuien = async (ruta: string): Promise<unknown[]> => {
  const { estado, cuerpo, texto } = await pedir(ruta);
  expect(estado, texto).toBe(200);
  return (cuerpo.data as Record<string, unknown>[]).map(
    (fila) => fila.participante_id ?? fila.id_participante,
  );
};

describe('de quién son las filas, con cualquiera de los dos nombres', () => {
  const casos = ['acudientes', 'mensualidades'].flatMap((lista) =>
    ['participante_id', 'id_participante'].flatMap((nombre) =>
      ['', '&pagina=1&limite=10', '&buscar='].map((resto) => ({ lista, nombre, resto })),
    ),
  );
  it.each(casos)('GET /$lista?$nombre=…$resto', async ({ lista, nombre, resto }) => {
    expect(await deQuien(`/${lista}?${nombre}=${ana}${resto}`)).toEqual([ana]);
    expect(await deQuien(`/${lista}?${nombre}=${beto}${resto}`)).toEqual([beto, beto]);
    expect(await deQuien(`/${lista}?${nombre}=${resto}`)).toHaveLength(3);
  });

  it.each(['acudientes', 'mensualidades'])(
    'GET /%s con los dos: iguales sirven, distintos no',
    async (lista) => {
      expect(await deQuien(`/${lista}?participante_id=${ana}&id_participante=${ana}`)).toEqual([ana]);
      const { estado, cuerpo } = await pedir(`/${lista}?participante_id=${ana}&id_participante=${beto}`);
      expect(estado).toBe(400);
      expect(Object.keys(cuerpo.error?.campos ?? {}).sort()).toEqual(['id_participante', 'participante_id']);
    },
  );

  it('la descripción nombra los dos', () => {
    type Rutas = Record<string, { get: { parameters: { name: string; in: string }[] } }>;
    const rutas = descripcionDe('dashboard').paths as Rutas;
    for (const ruta of ['/acudientes', '/mensualidades'])
      expect(rutas[ruta]?.get.parameters.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['participante_id', 'id_participante']),
      );
  });
});

describe('lo que una consulta trae de más', () => {
  // For how long a service has been up, a name for each device, when the system was looked at.
  const CAMBIAN = ['/health', '/sin-red/equipo', '/sistema'];
  const lecturas = POLITICA_API.filter(
    ({ metodo, ruta }) => metodo === 'GET' && !ruta.includes('{') && !ruta.startsWith('/storage/'),
  );
  it.each(lecturas)('GET $ruta no mira un nombre que no conoce', async ({ servicio, ruta }) => {
    const leer = (extra: string) =>
      llamar(servidor, `GET /${servicio}-api${ruta}?${CONSULTAS_OBLIGATORIAS[ruta] ?? ''}${extra}`, {
        token: servidor.tokenAdmin,
      });
    const [limpia, conOtros] = [
      await leer(''),
      await leer('&utm_source=correo&_=1&__proto__=x&otro=1&otro=2'),
    ];
    expect(limpia.estado, limpia.texto).toBe(200);
    expect(conOtros.estado, conOtros.texto).toBe(200);
    if (!CAMBIAN.includes(ruta)) expect(conOtros.cuerpo).toEqual(limpia.cuerpo);
  });

  it('un nombre desconocido no tapa un valor malo de los conocidos', async () => {
    expect((await pedir('/participantes?otro=1&pagina=0')).estado).toBe(400);
    expect((await pedir('/mensualidades?otro=1&estado=NADA')).estado).toBe(400);
  });

  it('quien nombra un registro recibe su historia, aunque también pida una página', async () => {
    const { cuerpo } = await pedir(`/actividad?entidad=participante&id=${ana}&pagina=1`);
    const lineas = cuerpo.data as { entidad_id: number }[];
    expect(lineas.length).toBeGreaterThan(0);
    expect(new Set(lineas.map(({ entidad_id }) => entidad_id))).toEqual(new Set([ana]));
  });

  it('lo que escribe se sigue leyendo al pie de la letra', async () => {
    const { estado, cuerpo } = await llamar(servidor, 'POST /dashboard-api/acudientes', {
      token: servidor.tokenAdmin,
      cuerpo: { participante_id: ana, numero_documento: '1', nombres: 'Luz', apellidos: 'Ríos' },
    });
    expect(estado).toBe(400);
    expect(cuerpo.error?.campos).toHaveProperty('participante_id');
  });
});

it('los acudientes de un participante piden su identificador', async () => {
  const { estado, cuerpo } = await pedir('/participantes/%20/acudientes');
  expect(estado).toBe(400);
  expect(cuerpo.message).toBe('ID de participante requerido');
  expect((await pedir('/participantes//acudientes')).cuerpo.message).toBe('ID de participante requerido');
});
