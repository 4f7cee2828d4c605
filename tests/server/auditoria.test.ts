import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { fabricarParticipante, fabricarSede } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import { depurarActividad } from '@/infrastructure/postgres/actividad/depurar-actividad';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const DIA = 86_400_000;
const SISTEMA = { id: 0, email: 'sistema', origen: null };

describe.each(MOTORES)('historia sellada sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let ahora: number;
  let sellado: ReturnType<typeof selladoDePrueba>;
  const reloj = { ahora: () => new Date(ahora) };

  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    ahora = Date.parse('2026-11-21T15:00:00.123Z');
    sellado = selladoDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db, reloj, sellado });
    return () => servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  const verificar = async (): Promise<IntegridadActividad> => {
    const { estado, cuerpo } = await llamar(servidor, 'GET /dashboard-api/actividad/integridad', {
      token: servidor.tokenAdmin,
    });
    expect(estado).toBe(200);
    return cuerpo as unknown as IntegridadActividad;
  };
  const contar = async (tabla: string): Promise<number> => {
    const [fila] = await consultar<{ n: number }>(
      base.db,
      sql`select count(*)::int as n from ${sql.raw(tabla)}`,
    );
    return fila?.n ?? -1;
  };
  /** As somebody with the database's own password would. */
  const aEspaldas = (orden: string): Promise<void> =>
    base.ejecutarGuion(
      `alter table actividad disable trigger all; ${orden}; alter table actividad enable trigger all`,
    );

  it('lo escrito por muchos a la vez queda sellado, cada línea una vez', async () => {
    await fabricarSede(servidor, { nombre: 'Casa "ñ" \\ \u0007 😀', responsable: 'A, B' });
    await Promise.all(Array.from({ length: 40 }, () => fabricarParticipante(servidor)));
    const informe = await verificar();
    expect(informe.fallas).toEqual([]);
    expect(informe.integra).toBe(true);
    expect(informe.renglones).toBe(await contar('actividad'));
    expect(informe.renglones).toBeGreaterThan(40);
    expect((await verificar()).sello).toBe(informe.sello);
    await fabricarSede(servidor);
    expect((await verificar()).sello).not.toBe(informe.sello);
  });

  it.each([
    ['un cambio', `update actividad set cambios = '[]' where id = 1`, 'ALTERADO', 1],
    ['otro autor', `update actividad set usuario = 'otra@x.example' where id = 2`, 'ALTERADO', 2],
    ['otra fecha', `update actividad set fecha = fecha - interval '1 day' where id = 3`, 'ALTERADO', 3],
    ['otro origen', 'update actividad set origen = null where id = 4', 'ALTERADO', 4],
    ['una línea menos en la mitad', 'delete from actividad where id = 3', 'FALTA', null],
    [
      'una línea menos al final',
      'delete from actividad where id = (select max(id) from actividad)',
      'FINAL_DISTINTO',
      null,
    ],
    [
      'una línea de más',
      `insert into actividad (fecha, accion, entidad, entidad_id, cambios) values (now(), 'CREAR', 'sede', 9, '[]')`,
      'SUELTO',
      6,
    ],
  ])('a espaldas del servicio, %s se descubre', async (_caso, orden, motivo, id) => {
    await fabricarSede(servidor);
    expect(await contar('actividad')).toBe(5);
    await aEspaldas(orden);
    const { integra, fallas } = await verificar();
    expect(integra).toBe(false);
    expect(fallas[0]).toMatchObject({ motivo, id });
  });

  it('la base de datos no deja cambiar ni borrar una línea', async () => {
    for (const orden of [`update actividad set usuario = 'x'`, 'delete from actividad']) {
      await expect(base.ejecutarGuion(orden)).rejects.toThrow('La historia no se cambia ni se borra');
    }
    expect((await verificar()).integra).toBe(true);
  });

  it('quitar lo antiguo deja lo demás verificable, y queda anotado', async () => {
    await Promise.all(Array.from({ length: 12 }, () => fabricarSede(servidor)));
    const antiguas = await contar('actividad');
    ahora += 400 * DIA;
    const deAhora = await servidor.servicios.autenticar(
      { email: 'admin@fundacion.example', password: 'clave-administradora' },
      'prueba',
    );
    await llamar(servidor, 'POST /dashboard-api/sedes', {
      token: deAhora.token,
      cuerpo: { nombre: 'Sede de ahora', direccion: 'Calle 1' },
    });
    const contexto = { db: base.db, reloj, actor: SISTEMA };
    expect(await depurarActividad(contexto, 365, sellado.llave)).toBe(antiguas);
    expect(await depurarActividad(contexto, 365, sellado.llave)).toBe(0);
    const informe = await servidor.servicios.verificarActividad();
    expect(informe).toMatchObject({ integra: true, renglones: 3, fallas: [] });
    const [ultima] = await consultar<{ accion: string; cambios: string }>(
      base.db,
      sql`select accion, cambios::text as cambios from actividad order by id desc limit 1`,
    );
    expect(ultima?.accion).toBe('DEPURAR');
    expect(ultima?.cambios).toContain(String(antiguas));
    await aEspaldas(`delete from actividad where id = (select min(id) from actividad)`);
    expect((await servidor.servicios.verificarActividad()).integra).toBe(false);
  });
});

describe('retención de la historia', () => {
  it('sin plazo no se quita nada; con plazo, la limpieza de cada hora la aplica', async () => {
    const base = await abrirPGliteDePrueba();
    let ahora = Date.parse('2026-11-21T15:00:00Z');
    const reloj = { ahora: () => new Date(ahora) };
    const [sin, con] = [
      await crearServidorDePrueba({ db: base.db, reloj }),
      await crearServidorDePrueba({ db: base.db, reloj, diasDeHistoria: 100 }),
    ];
    const lineas = async () => (await sin.servicios.verificarActividad()).renglones;
    const antes = await lineas();
    ahora += 101 * DIA;
    await sin.servicios.limpiarVencidos();
    expect(await lineas()).toBe(antes);
    await con.servicios.limpiarVencidos();
    expect(await lineas()).toBe(1);
    await sin.cerrar();
    await con.cerrar();
    await base.cerrar();
  });
});
