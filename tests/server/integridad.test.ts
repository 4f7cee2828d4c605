import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

describe.each(MOTORES)('integridad sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db });
    return () => servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  const admin = (linea: string, cuerpo?: unknown, cabeceras = {}) =>
    llamar(servidor, linea.replace(' /', ' /dashboard-api/'), {
      token: servidor.tokenAdmin,
      cuerpo,
      cabeceras,
    });
  const total = async (ruta: string): Promise<number> =>
    ((await admin(`GET /${ruta}?pagina=1`)).cuerpo as { total?: number }).total ?? -1;

  it('un documento repetido recibe 409 DUPLICADO con su campo', async () => {
    await fabricarParticipante(servidor, { tipo_documento: 'CC', numero_documento: '1017' });
    const { estado, cuerpo } = await admin('POST /participantes', {
      nombre: 'Otra persona',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: '1017',
    });
    expect(estado).toBe(409);
    expect(cuerpo.error).toMatchObject({
      codigo: 'DUPLICADO',
      campos: { numero_documento: 'Ya existe un participante con este documento' },
    });
  });

  it('diez altas simultáneas del mismo documento dejan una', async () => {
    const cuerpo = {
      nombre: 'Repetida',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: '99',
    };
    const estados = await Promise.all(Array.from({ length: 10 }, () => admin('POST /participantes', cuerpo)));
    expect(estados.map(({ estado }) => estado).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await total('participantes')).toBe(1);
  });

  it('una sede con el mismo nombre, sin mirar mayúsculas ni tildes, recibe 409', async () => {
    await fabricarSede(servidor, { nombre: 'Apartadó Niños' });
    const { estado, cuerpo } = await admin('POST /sedes', {
      nombre: 'APARTADO  NINOS',
      direccion: 'Calle 9',
    });
    expect([estado, cuerpo.error?.codigo]).toEqual([409, 'DUPLICADO']);
  });

  it('una mensualidad repetida recibe 409; la anulada no cuenta', async () => {
    const persona = await fabricarParticipante(servidor);
    const primera = await fabricarMensualidad(servidor, persona.id, { periodo: '2026-11' });
    const repetida = { participante_id: persona.id, valor: 1, periodo: '2026-11' };
    expect((await admin('POST /mensualidades', repetida)).estado).toBe(409);
    await admin(`PUT /mensualidades/${primera.id}`, {
      estado: 'ANULADA',
      motivo_anulacion: 'Error de cobro',
    });
    expect((await admin('POST /mensualidades', repetida)).estado).toBe(201);
  });

  it('referencias a registros que no existen reciben 400 con su campo', async () => {
    const persona = await fabricarParticipante(servidor);
    for (const id of [999, 'abc', '99999999999999999999']) {
      const casos = [
        admin('POST /participantes', { nombre: 'Persona', telefono: '3001234567', sede_id: id }),
        admin(`PUT /participantes/${persona.id}`, { sede_id: id }),
        admin('POST /acudientes', {
          id_participante: id,
          numero_documento: '1',
          nombres: 'Ana',
          apellidos: 'Ruiz',
        }),
        admin('POST /mensualidades', { participante_id: id, valor: 1 }),
        admin('POST /mensualidades', { participante_id: persona.id, valor: 1, id_acudiente: id }),
      ];
      const respuestas = await Promise.all(casos);
      expect(respuestas.map(({ estado }) => estado)).toEqual(Array(5).fill(400));
      expect(respuestas.map(({ cuerpo }) => Object.keys(cuerpo.error?.campos ?? {})[0])).toEqual([
        'sede_id',
        'sede_id',
        'id_participante',
        'participante_id',
        'id_acudiente',
      ]);
    }
  });

  it('lo que otros necesitan no se elimina', async () => {
    const sede = await fabricarSede(servidor);
    const persona = await fabricarParticipante(servidor, { sede_id: sede.id });
    const acudiente = await fabricarAcudiente(servidor, persona.id);
    const cobro = await fabricarMensualidad(servidor, persona.id, { id_acudiente: acudiente.id });
    expect(cobro.id_acudiente).toBe(acudiente.id);
    for (const ruta of [`sedes/${sede.id}`, `participantes/${persona.id}`, `acudientes/${acudiente.id}`]) {
      const { estado, cuerpo } = await admin(`DELETE /${ruta}`);
      expect([estado, cuerpo.error?.codigo]).toEqual([409, 'CONFLICTO']);
      expect(cuerpo.message).toMatch(/^No se puede eliminar/);
    }
  });

  it('una versión antigua recibe 409 con el registro guardado y no cambia nada', async () => {
    const persona = await fabricarParticipante(servidor, { nombre: 'Nombre uno' });
    await admin(`PUT /participantes/${persona.id}`, { nombre: 'Nombre dos', version: 1 });
    const { estado, cuerpo } = await admin(`PUT /participantes/${persona.id}`, {
      nombre: 'Nombre tres',
      version: 1,
    });
    expect(estado).toBe(409);
    expect(cuerpo.error).toMatchObject({
      codigo: 'VERSION_OBSOLETA',
      actual: { nombre: 'Nombre dos', version: 2 },
    });
  });

  it('cincuenta ediciones simultáneas con la misma versión: entra una', async () => {
    const persona = await fabricarParticipante(servidor);
    const ediciones = Array.from({ length: 50 }, (_, n) =>
      admin(`PUT /participantes/${persona.id}`, { observaciones: `nota ${n}`, version: 1 }),
    );
    const estados = (await Promise.all(ediciones)).map(({ estado }) => estado);
    expect(estados.filter((estado) => estado === 200)).toHaveLength(1);
    expect(estados.filter((estado) => estado === 409)).toHaveLength(49);
  });

  it('la misma clave crea un registro y da la misma respuesta; con otros datos recibe 422', async () => {
    const cuerpo = { nombre: 'Una sola vez', telefono: '3001234567', autorizacion_datos: { otorgada: true } };
    const clave = { 'idempotency-key': 'a1b2c3' };
    const respuestas = await Promise.all(
      Array.from({ length: 10 }, () => admin('POST /participantes', cuerpo, clave)),
    );
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set([201]));
    expect(new Set(respuestas.map(({ texto }) => texto)).size).toBe(1);
    expect(await total('participantes')).toBe(1);
    const otro = await admin('POST /participantes', { ...cuerpo, nombre: 'Otros datos' }, clave);
    expect(otro.estado).toBe(422);
    expect(await total('participantes')).toBe(1);
  });

  const ingreso = (sede_id: unknown, area: string | null) =>
    admin('POST /participantes', {
      nombre: 'Quien ingresa',
      telefono: '3001234567',
      sede_id,
      area,
      estado: 'ACTIVO',
      fecha_ingreso: '2026-01-10',
    });

  it.each([
    ['del área de mujeres', 'MUJERES'],
    ['de quien no se sabe el área', null],
  ])('una sede con alguien %s no se inactiva ni se archiva', async (_caso, area) => {
    const sede = await fabricarSede(servidor);
    expect((await ingreso(sede.id, area)).estado).toBe(201);
    for (const cierre of [{ estado: 'INACTIVA' }, { archivado: true }]) {
      const { estado, cuerpo } = await admin(`PUT /sedes/${sede.id}`, cierre);
      expect(estado).toBe(409);
      expect(cuerpo.message).toContain('tiene 1 participante');
    }
  });

  it('una sede con gente no se inactiva ni se archiva, ni siquiera mientras alguien entra', async () => {
    const sede = await fabricarSede(servidor);
    const [alta, cierre] = await Promise.all([
      ingreso(sede.id, 'MUJERES'),
      admin(`PUT /sedes/${sede.id}`, { estado: 'INACTIVA' }),
    ]);
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([alta.estado, cierre.estado]);
  });

  it('marcar un acudiente como principal le quita la marca al anterior, también a la vez', async () => {
    const persona = await fabricarParticipante(servidor);
    const acudientes = await Promise.all([1, 2, 3].map(() => fabricarAcudiente(servidor, persona.id)));
    const marcas = await Promise.all(
      acudientes.map(({ id }) => admin(`PUT /acudientes/${id}`, { es_principal: true })),
    );
    expect(marcas.map(({ estado }) => estado)).toEqual([200, 200, 200]);
    const { texto } = await admin(`GET /participantes/${persona.id}/acudientes`);
    const lista = JSON.parse(texto) as { es_principal: boolean }[];
    expect(lista.map(({ es_principal }) => es_principal)).toEqual([true, false, false]);
  });
});
