import { sinGuardas, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { fabricarSede } from '@tests/server/apoyo/fabricar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  crearServiciosServidor,
  type MediosDeSellar,
} from '@/infrastructure/di/server/crear-servicios-servidor';
import { depurarActividad } from '@/infrastructure/postgres/actividad/depurar-actividad';
import { type BaseDatosAbierta, consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { HECHURAS } from '@/server/composicion/secciones';

const DIA = 86_400_000;
const SISTEMA = { id: 0, email: 'sistema', origen: null };

/** Seals again every chain with the database's own functions, as somebody who changed a line would. */
const ENCADENAR_DE_NUEVO = `do $$
declare renglon actividad; previa text; suya bigint := -1;
begin
  for renglon in select * from actividad order by cadena, numero loop
    if renglon.cadena <> suya then
      suya := renglon.cadena;
      previa := coalesce((select huella from anclas_actividad where cadena = suya order by numero desc limit 1), repeat('0', 64));
    end if;
    previa := encode(sha256(convert_to(texto_encadenado(previa, renglon), 'UTF8')), 'hex');
    update actividad set huella = previa where id = renglon.id;
    update cadenas_actividad set huella = previa, numero = renglon.numero where cadena = suya;
  end loop;
end $$`;
const CORTAR = (cuantas: number) => `
  delete from actividad where numero > (select max(numero) from actividad) - ${cuantas};
  update cadenas_actividad c set (numero, huella) =
    (select numero, huella from actividad a where a.cadena = c.cadena order by numero desc limit 1)`;

describe.each(MOTORES)('historia firmada sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let sellado: MediosDeSellar;
  let ahora: number;
  const reloj = { ahora: () => new Date(ahora) };

  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    ahora = Date.parse('2026-11-21T15:00:00.123Z');
    sellado = selladoDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db, reloj, sellado });
    for (let n = 0; n < 6; n += 1) await fabricarSede(servidor);
    return () => servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  /** Another process of the same house, with its own means to sign. */
  const casaCon = (medios: MediosDeSellar) =>
    crearServiciosServidor(HECHURAS, base, { bodega: {} as never }, reloj, undefined, undefined, medios);
  const sellar = () => servidor.servicios.sellarHistoria();
  const verificar = () => servidor.servicios.verificarActividad();
  const motivos = async () => (await verificar()).fallas.map(({ motivo }) => motivo);
  const aEspaldas = (orden: string) => base.ejecutarGuion(sinGuardas(orden));
  const numerosDeSello = async () =>
    (
      await consultar<{ n: number }>(
        base.db,
        sql`select numero::int as n from sellos_actividad order by numero`,
      )
    ).map(({ n }) => n);

  it('sin tocar está entera, y se vuelve a firmar solo cuando algo cambió', async () => {
    expect((await verificar()).sellada_en).toBeNull();
    expect(await sellar()).toMatchObject({ nuevo: true, falla: null, sello: { numero: 1 } });
    expect(await sellar()).toMatchObject({ nuevo: false, sello: { numero: 1 } });
    await fabricarSede(servidor);
    expect(await sellar()).toMatchObject({ sello: { numero: 2 } });
    expect(await verificar()).toMatchObject({
      integra: true,
      fallas: [],
      sellada_en: new Date(ahora).toISOString(),
    });
  });

  it('queda el primer sello, el último de cada día y el de ahora', async () => {
    for (let dia = 0; dia < 3; dia += 1) {
      for (let vez = 0; vez < 3; vez += 1) {
        servidor.tokenAdmin = (await servidor.servicios.autenticar(ADMIN, 'prueba')).token;
        await sellar();
      }
      ahora += DIA;
    }
    expect(await numerosDeSello()).toEqual([1, 3, 6, 9]);
    expect(await verificar()).toMatchObject({ integra: true });
  });

  it.each<[string, string, string]>([
    [
      'vaciar todo lo de la historia',
      'truncate actividad, cadenas_actividad, anclas_actividad, sellos_actividad restart identity',
      'SELLO_PERDIDO',
    ],
    [
      'vaciar los renglones y sus cadenas',
      'truncate actividad, cadenas_actividad, anclas_actividad restart identity',
      'CADENA_QUITADA',
    ],
    ['cortar el final, con su cabeza', CORTAR(2), 'FINAL_DISTINTO'],
    [
      'quitar una cadena entera',
      'delete from actividad where cadena = 1; delete from cadenas_actividad where cadena = 1',
      'CADENA_QUITADA',
    ],
    [
      'cambiar un renglón y encadenar de nuevo con las funciones de la base',
      `update actividad set usuario = 'otra@x.example' where id = 3; ${ENCADENAR_DE_NUEVO}`,
      'REESCRITO',
    ],
    [
      'depurar por su cuenta',
      `insert into anclas_actividad (cadena, numero, huella, creada_en) select cadena, numero, huella, now() from actividad where numero = 3; delete from actividad where numero <= 3`,
      'ANCLA_FALSA',
    ],
    [
      'depurar con una firma inventada',
      `insert into anclas_actividad (cadena, numero, huella, creada_en, clave, firma) select a.cadena, a.numero, a.huella, now(), s.clave, repeat('a', 64) from actividad a, sellos_actividad s where a.numero = 3; delete from actividad where numero <= 3`,
      'ANCLA_FALSA',
    ],
    [
      'cambiar un sello',
      `update sellos_actividad set contenido = replace(contenido, '"inicio":true', '"inicio":false')`,
      'SELLO_FALSO',
    ],
    ['borrar los sellos', 'delete from sellos_actividad', 'SELLO_PERDIDO'],
  ])('%s se descubre', async (_caso, orden, motivo) => {
    await sellar();
    await aEspaldas(orden);
    expect(await motivos()).toContain(motivo);
    // Whatever is written and signed afterwards, it goes on being told.
    await fabricarSede(servidor);
    await sellar();
    expect((await verificar()).integra).toBe(false);
  });

  it.each<[string, string, string]>([
    ['cortada', CORTAR(2), 'FINAL_DISTINTO'],
    [
      'escrita de nuevo',
      `update actividad set usuario = 'otra@x.example' where id = 3; ${ENCADENAR_DE_NUEVO}`,
      'REESCRITO',
    ],
    [
      'sin una cadena',
      'delete from actividad where cadena = 1; delete from cadenas_actividad where cadena = 1',
      'CADENA_QUITADA',
    ],
  ])('sobre una historia %s no se firma, y se dice por qué', async (_como, orden, falla) => {
    await sellar();
    await fabricarSede(servidor);
    const { sello } = await sellar();
    await aEspaldas(orden);
    expect(await sellar()).toEqual({ sello: null, nuevo: false, falla, perdidos: 0 });
    expect(await numerosDeSello()).toEqual([1, sello?.numero]);
    expect(await motivos()).toContain(falla);
  });

  it('volver a un sello de antes y cortar hasta él se descubre: afuera se recuerda el último', async () => {
    await sellar();
    const antes = await consultar<Record<string, string>>(base.db, sql`select * from sellos_actividad`);
    await fabricarSede(servidor);
    await sellar();
    await aEspaldas(`${CORTAR(1)}; delete from sellos_actividad where numero <> ${antes[0]?.numero}`);
    expect(await motivos()).toEqual(['SELLO_PERDIDO']);
    expect((await sellar()).falla).toBe('SELLO_PERDIDO');
  });

  it('donde un corte de luz se lleva el final, se sigue firmando desde lo que quedó, y la historia lo dice', async () => {
    const conCortes = { ...sellado, pierdeElFinal: true };
    const casa = casaCon(conCortes);
    await casa.sellarHistoria();
    const antes = await consultar<Record<string, string>>(base.db, sql`select * from sellos_actividad`);
    for (const _ of [1, 2]) {
      await fabricarSede(servidor);
      await casa.sellarHistoria();
    }
    await aEspaldas(`${CORTAR(2)}; delete from sellos_actividad where numero <> ${antes[0]?.numero}`);
    expect(await casa.sellarHistoria()).toMatchObject({ falla: null, perdidos: 2, sello: { numero: 4 } });
    expect(await casa.sellarHistoria()).toMatchObject({ falla: null, perdidos: 0 });
    expect(await casa.verificarActividad()).toMatchObject({ integra: true, fallas: [] });
    const dicho = await consultar<{ cambios: unknown }>(
      base.db,
      sql`select cambios from actividad where entidad = 'actividad'`,
    );
    expect(JSON.stringify(dicho)).toContain('sellos_perdidos');
    // What was rewritten is still noticed: only the end may be missing.
    await aEspaldas(
      `update actividad set usuario = 'otra@x.example' where numero = 3; ${ENCADENAR_DE_NUEVO}`,
    );
    expect((await casa.sellarHistoria()).falla).toBe('REESCRITO');
  });

  it('donde se lo lleva todo, empieza otra vez', async () => {
    const casa = casaCon({ ...sellado, pierdeElFinal: true });
    await casa.sellarHistoria();
    await aEspaldas('delete from sellos_actividad');
    expect(await casa.sellarHistoria()).toMatchObject({ falla: null, perdidos: 1, sello: { numero: 2 } });
    expect(await casa.verificarActividad()).toMatchObject({ integra: true, fallas: [] });
  });

  it('con la orden de depurar de la base tampoco se borra sin un ancla firmada', async () => {
    await expect(
      base.ejecutarGuion(`set fundacion.depura_actividad = 'si'; delete from actividad where numero = 1`),
    ).rejects.toThrow('La historia no se cambia ni se borra');
    await base.ejecutarGuion(`set fundacion.depura_actividad = 'no'`);
  });

  it('una guarda apagada se descubre', async () => {
    await base.ejecutarGuion('alter table actividad disable trigger actividad_guardada');
    expect(await motivos()).toEqual(['SIN_GUARDA']);
    await base.ejecutarGuion('alter table actividad enable trigger actividad_guardada');
    expect(await motivos()).toEqual([]);
  });

  it('la depuración del servicio deja un ancla que se comprueba, y se sigue firmando', async () => {
    await sellar();
    ahora += 400 * DIA;
    await servidor.servicios.autenticar(ADMIN, 'prueba');
    await sellar();
    expect(
      await depurarActividad({ db: base.db, reloj, actor: SISTEMA }, 365, sellado.llave),
    ).toBeGreaterThan(5);
    expect(await sellar()).toMatchObject({ falla: null });
    expect(await verificar()).toMatchObject({ integra: true, fallas: [] });
    await aEspaldas(`update anclas_actividad set creada_en = creada_en - interval '1 day'`);
    expect(await motivos()).toEqual(['ANCLA_FALSA']);
  });

  it('lo sellado antes de haber firmas sigue verificable: el primer sello dice dónde empieza lo nuevo', async () => {
    // As an installation of before: lines purged under an anchor that nobody signed.
    await aEspaldas(`insert into anclas_actividad (cadena, numero, huella, creada_en)
      select cadena, numero, huella, now() from actividad where numero = 2; delete from actividad where numero <= 2`);
    expect(await verificar()).toMatchObject({ integra: true, sellada_en: null });
    await sellar();
    await fabricarSede(servidor);
    await sellar();
    expect(await verificar()).toMatchObject({ integra: true });
    await aEspaldas(`update actividad set usuario = 'otra@x.example' where numero = 4`);
    expect((await verificar()).fallas).toMatchObject([{ motivo: 'ALTERADO', numero: 4 }]);
  });

  it('con otra clave no se firma ni se da por buena; firmar de nuevo, a propósito, empieza desde hoy', async () => {
    await sellar();
    const otro = selladoDePrueba('otra clave de prueba para la historia');
    const conOtra = casaCon(otro);
    expect(await conOtra.sellarHistoria()).toMatchObject({ sello: null, falla: 'OTRA_CLAVE' });
    expect((await conOtra.verificarActividad()).fallas).toMatchObject([{ motivo: 'OTRA_CLAVE' }]);
    expect(await conOtra.sellarHistoria({ deNuevo: true })).toMatchObject({ nuevo: true, falla: null });
    expect(await conOtra.verificarActividad()).toMatchObject({ integra: true });
    await aEspaldas(CORTAR(1));
    expect((await conOtra.verificarActividad()).integra).toBe(false);
  });

  it('dos procesos que comparten la base y la clave firman por turnos', async () => {
    const otro: MediosDeSellar = { llave: sellado.llave, memoria: selladoDePrueba().memoria };
    const alla = casaCon(otro);
    for (let vez = 0; vez < 3; vez += 1) {
      await fabricarSede(servidor);
      const [uno, dos] = await Promise.all([sellar(), alla.sellarHistoria()]);
      expect([uno.falla, dos.falla]).toEqual([null, null]);
    }
    expect(await verificar()).toMatchObject({ integra: true });
    expect(await alla.verificarActividad()).toMatchObject({ integra: true });
  });
});
