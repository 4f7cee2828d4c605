import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { fabricarAcudiente, fabricarMensualidad, fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
/** The clock of the service. */
let ahora = '2026-11-24T15:00:00Z';
let rosa = '';
let token = '';

const pedir = (linea: string, opciones: Parameters<typeof llamar>[2] = {}) => {
  const [metodo = '', ruta = ''] = linea.split(' ');
  return llamar(servidor, `${metodo} /dashboard-api/${ruta}`, { token, ...opciones });
};
const registrar = (cuerpo: object, clave = rosa) => pedir(`POST pagadores/${clave}/gestiones`, { cuerpo });
const autorizar = (canal: string) =>
  pedir(`PUT pagadores/${rosa}/canal-de-cobro`, {
    cuerpo: { canal, autorizado_en: '2026-11-02', medio: 'FIRMADO' },
  });

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => new Date(ahora) } });
});
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
});

/** Sessions do not last for days: each clock has its own. */
const sonLas = async (momento: string): Promise<void> => {
  ahora = momento;
  ({ token } = await servidor.servicios.autenticar(ADMIN, 'prueba'));
};

let siguiente = 1;
/** Whoever pays, and owes; nobody else's contacts are theirs. */
beforeEach(async () => {
  await sonLas('2026-11-24T15:00:00Z');
  siguiente += 1;
  const { id } = await fabricarParticipante(servidor, { nombre: `Deudor ${siguiente}` });
  const acudiente = await fabricarAcudiente(servidor, id, {
    numero_documento: `4311${siguiente}`,
    es_responsable_pago: true,
    autorizado_informacion: true,
  });
  await fabricarMensualidad(servidor, id, {
    id_acudiente: acudiente.id,
    periodo: '2026-10',
    fecha_vencimiento: '2026-10-05',
  });
  rosa = `acudiente-${acudiente.id}`;
});

const ENVIADO = { canal: 'WHATSAPP', resultado: 'ENVIADO' };

describe('el servicio no deja contactar a quien la ley no permite', () => {
  it.each<[momento: string, motivo: RegExp]>([
    ['2026-11-24T11:59:59Z', /Fuera de horario.*desde mar 24 nov 2026, 07:00/],
    ['2026-11-25T00:00:00Z', /Fuera de horario.*desde mié 25 nov 2026, 07:00/],
    ['2026-11-29T15:00:00Z', /Es domingo.*desde lun 30 nov 2026, 07:00/],
    ['2026-12-08T15:00:00Z', /Es festivo.*desde mié 9 dic 2026, 07:00/],
  ])('a las %s, aunque el equipo de quien llama diga otra hora', async (momento, motivo) => {
    await autorizar('WHATSAPP');
    await sonLas(momento);
    const { estado, cuerpo } = await registrar(ENVIADO);
    expect(estado).toBe(409);
    expect(cuerpo.error?.campos?.canal).toMatch(motivo);
    expect(cuerpo.error?.message).toMatch(motivo);
  });

  it('ni por un canal sin autorizar, ni otra vez ese día, ni por otro canal esa semana', async () => {
    expect((await registrar(ENVIADO)).cuerpo.error?.campos?.canal).toMatch(/No ha autorizado/);
    await autorizar('WHATSAPP');
    await autorizar('LLAMADA');
    const primera = await registrar(ENVIADO);
    expect(primera.estado, primera.texto).toBe(201);
    expect(primera.cuerpo).toMatchObject({ posterior: false, fuera_de_regla: null });
    expect((await registrar(ENVIADO)).cuerpo.error?.campos?.canal).toMatch(/Ya se le contactó ese día/);
    await sonLas('2026-11-25T15:00:00Z');
    const llamada = await registrar({ canal: 'LLAMADA', resultado: 'CONTESTO' });
    expect(llamada.estado).toBe(409);
    expect(llamada.cuerpo.error?.campos?.canal).toMatch(/otro canal.*desde lun 30 nov 2026, 07:00/);
    expect((await registrar(ENVIADO)).estado).toBe(201);
  });

  it('de varios a la vez, uno', async () => {
    await autorizar('WHATSAPP');
    const estados = (await Promise.all(Array.from({ length: 6 }, () => registrar(ENVIADO)))).map(
      ({ estado }) => estado,
    );
    expect(estados.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('lo que ya ocurrió se guarda con su hora y queda marcado', async () => {
    const { estado, cuerpo } = await registrar({ ...ENVIADO, momento: '2026-11-22T15:00:00Z' });
    expect(estado).toBe(201);
    expect(cuerpo).toMatchObject({ posterior: true, fuera_de_regla: 'CANAL_SIN_AUTORIZAR' });
  });
});

describe('lo que se guarda', () => {
  it('nadie lo cambia ni lo borra, tampoco en la base; una autorización solo se retira', async () => {
    await autorizar('WHATSAPP');
    await registrar(ENVIADO);
    for (const guion of [
      "update gestiones_de_cobro set nota = 'otra'",
      'delete from gestiones_de_cobro',
      "update canales_de_cobro set medio = 'CORREO'",
      "update canales_de_cobro set retirado_en = '2026-11-20', canal = 'SMS'",
      'delete from canales_de_cobro',
    ])
      await expect(base.ejecutarGuion(guion), guion).rejects.toThrow();
    await pedir(`PUT pagadores/${rosa}/canal-de-cobro`, {
      cuerpo: { canal: 'WHATSAPP', retirado_en: '2026-11-24' },
    });
    await expect(base.ejecutarGuion('update canales_de_cobro set retirado_en = null')).rejects.toThrow();
  });

  it('lo lee CONSULTA, que no escribe; y leer lo de una persona deja rastro', async () => {
    const consulta = servidor.tokenConsulta;
    await autorizar('WHATSAPP');
    const lineas = () =>
      consultar<{ accion: string; entidad: string }>(
        base.db,
        sql`select accion, entidad from actividad order by id`,
      );
    const antes = (await lineas()).length;
    const leido = await pedir(`GET pagadores/${rosa}/gestiones`, { token: consulta });
    expect(leido.estado, leido.texto).toBe(200);
    expect(leido.cuerpo).toMatchObject({ relacion: 'CODEUDOR', gestiones: [] });
    expect((await lineas()).slice(antes)).toEqual([{ accion: 'CONSULTAR', entidad: 'acudiente' }]);
    const canal = await pedir(`GET pagadores/${rosa}/canal-de-cobro`, { token: consulta });
    expect(canal.cuerpo.permisos).toContainEqual({
      canal: 'WHATSAPP',
      permitido: true,
      motivo: null,
      desde: null,
    });
    expect(canal.cuerpo).not.toHaveProperty('gestiones');
    const cuerpo = { canal: 'SMS', autorizado_en: '2026-11-02', medio: 'FIRMADO' };
    expect((await pedir(`PUT pagadores/${rosa}/canal-de-cobro`, { token: consulta, cuerpo })).estado).toBe(
      403,
    );
    expect(
      (await pedir(`POST pagadores/${rosa}/gestiones`, { token: consulta, cuerpo: ENVIADO })).estado,
    ).toBe(403);
  });

  it('lo de quien no existe, no existe', async () => {
    for (const clave of ['acudiente-999999', 'participante-999999', 'nadie-1', 'acudiente-x'])
      for (const ruta of ['gestiones', 'canal-de-cobro'])
        expect((await pedir(`GET pagadores/${clave}/${ruta}`)).estado).toBe(404);
    expect(
      (await registrar({ ...ENVIADO, momento: '2026-11-20T15:00:00Z' }, 'acudiente-999999')).estado,
    ).toBe(404);
  });
});
