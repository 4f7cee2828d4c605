import { randomUUID } from 'node:crypto';
import { firmarSubida, poner } from '@tests/server/apoyo/archivos';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { type Fila, HOY, manosEn } from '@tests/server/apoyo/manos-en-la-casa';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodoDe, sumarMeses } from '@/domain/shared/fechas';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

describe.each(MOTORES)('datos de ejemplo, sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let sede: number;
  const { pedir, bien, filas, numero, mirar, pagar, archivosDe, papelDe, queDebe } = manosEn(() => ({
    base,
    servidor,
  }));

  beforeAll(async () => {
    base = await abrir();
    servidor = await crearServidorDePrueba({ db: base.db });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  it('antes de la sede y de la cuota se dice qué falta, y nadie sin permiso los carga', async () => {
    expect((await mirar()).impedimento).toMatch(/^Cree primero una sede/);
    const { estado, cuerpo } = await pedir('POST /sistema/ejemplos');
    expect([estado, cuerpo.message]).toEqual([409, (await mirar()).impedimento]);
    sede = (await fabricarSede(servidor, { capacidad_hombres: 3, capacidad_mujeres: 1 })).id;
    expect((await pedir('POST /sistema/ejemplos')).cuerpo.message).toMatch(/^Fije primero la cuota/);
    const { version } = await bien('GET /configuracion');
    await bien('PUT /configuracion', { valor_mensualidad: 850_000, dia_pago: 5, version });
    expect((await mirar()).impedimento).toBeNull();
    expect((await pedir('POST /sistema/ejemplos', undefined, { token: servidor.tokenConsulta })).estado).toBe(
      403,
    );
    expect(
      (await pedir('DELETE /sistema/ejemplos', undefined, { token: servidor.tokenConsulta })).estado,
    ).toBe(403);
    expect(await numero('select count(*) as n from participantes')).toBe(0);
  });

  it('no se cargan donde ya hay alguien registrado', async () => {
    const real = await fabricarParticipante(servidor);
    const { estado, cuerpo } = await pedir('POST /sistema/ejemplos');
    expect([estado, cuerpo.message]).toEqual([409, expect.stringMatching(/^Ya hay personas registradas/)]);
    await bien(`DELETE /participantes/${real.id}`);
  });

  it('con la misma clave se cargan una vez; otra vez no se puede', async () => {
    const clave = randomUUID();
    const juntas = await Promise.all(
      [1, 2, 3].map(() => pedir('POST /sistema/ejemplos', undefined, { clave })),
    );
    expect(
      juntas.map(({ estado }) => estado),
      juntas[0]?.texto,
    ).toEqual([201, 201, 201]);
    expect(new Set(juntas.map(({ texto }) => texto)).size).toBe(1);
    const otra = await pedir('POST /sistema/ejemplos');
    expect([otra.estado, otra.cuerpo.message]).toEqual([409, 'Los datos de ejemplo ya están cargados']);
    const { cargados_en, de_ejemplo, reales } = await mirar();
    expect(cargados_en).not.toBeNull();
    expect(reales).toEqual({ participantes: 0, acudientes: 0 });
    expect(de_ejemplo).toEqual({
      participantes: await numero('select count(*) as n from participantes'),
      acudientes: await numero('select count(*) as n from acudientes'),
      mensualidades: await numero('select count(*) as n from mensualidades'),
      pagos: await numero('select count(distinct recibo) as n from abonos'),
    });
    expect(de_ejemplo.participantes).toBe(12);
    expect(Object.values(de_ejemplo).every((cuantos) => cuantos > 3)).toBe(true);
  });

  it('viven en sus cupos, con nombres, teléfonos y recibos que no son de nadie', async () => {
    const enCasa = await filas<{ area: string; n: unknown }>(
      "select area, count(*) as n from participantes where estado in ('ACTIVO', 'CON_PERMISO') group by area order by area",
    );
    expect(enCasa.map(({ area, n }) => [area, Number(n)])).toEqual([
      ['HOMBRES', 3],
      ['MUJERES', 1],
    ]);
    expect(await numero("select count(*) as n from participantes where nombre not like '% Ejemplo %'")).toBe(
      0,
    );
    expect(await numero("select count(*) as n from acudientes where apellidos not like 'Ejemplo %'")).toBe(0);
    expect(
      await numero(
        "select count(*) as n from (select telefono from participantes union all select telefono from acudientes) t where telefono not like '3990%'",
      ),
    ).toBe(0);
    expect(await numero('select count(*) as n from abonos where recibo <= 900000000')).toBe(0);
    expect(await bien('GET /abonos/numeracion')).toEqual({ hasta: 0, faltan: 0, huecos: [] });
    const [{ id, mensualidad_id } = { id: 0, mensualidad_id: 0 }] = await filas<{
      id: unknown;
      mensualidad_id: unknown;
    }>('select id, mensualidad_id from abonos order by id limit 1');
    expect(await papelDe(mensualidad_id, id)).toContain('EJEMPLO, sin valor. Recibo de pago');
  });

  it('con ellos no se sella nada: ni un mes ni un arqueo', async () => {
    const cierre = await pedir('POST /cierres', { periodo: sumarMeses(periodoDe(HOY), -1) });
    expect([cierre.estado, cierre.cuerpo.message]).toEqual([
      409,
      'Hay datos de ejemplo cargados: bórrelos antes de cerrar un mes, en el Tablero',
    ]);
    const arqueo = await pedir('POST /arqueos', { desde: HOY, hasta: HOY, contado: 0 });
    expect([arqueo.estado, arqueo.cuerpo.message]).toEqual([
      409,
      'Hay datos de ejemplo cargados: bórrelos antes de guardar un arqueo, en el Tablero',
    ]);
  });

  it('lo de una persona real no se puede borrar en la base, ni volverla de ejemplo', async () => {
    const real = await fabricarParticipante(servidor, { nombre: 'Rosa Real' });
    const acudiente = await fabricarAcudiente(servidor, real.id, { es_responsable_pago: true });
    const deRosa = `acudiente-${acudiente.id}`;
    await bien(`PUT /pagadores/${deRosa}/canal-de-cobro`, {
      canal: 'WHATSAPP',
      autorizado_en: HOY,
      medio: 'FIRMADO',
    });
    await bien(`POST /pagadores/${deRosa}/gestiones`, {
      ...{ canal: 'LLAMADA', resultado: 'CONTESTO' },
      momento: new Date(Date.now() - 60_000).toISOString(),
    });
    await bien(`POST /participantes/${real.id}/novedades`, { tipo: 'VISITA', texto: 'Vino el hermano' });
    for (const tabla of ['gestiones_de_cobro', 'canales_de_cobro', 'novedades'])
      await expect(
        base.ejecutarGuion(`delete from ${tabla} where participante_id = ${real.id}`),
        tabla,
      ).rejects.toThrow();
    await expect(
      base.ejecutarGuion(
        `insert into participantes_de_ejemplo (participante_id, cargado_en) values (${real.id}, now())`,
      ),
    ).rejects.toThrow('Una persona real no se vuelve de ejemplo');
    await expect(
      base.ejecutarGuion(
        `update participantes_de_ejemplo set participante_id = ${real.id} where participante_id = (select min(participante_id) from participantes_de_ejemplo)`,
      ),
    ).rejects.toThrow('Una persona real no se vuelve de ejemplo');
  });

  it('un pago no mezcla, y el saldo a favor de un ejemplo no paga a nadie real', async () => {
    const debe = await queDebe();
    const [{ numero_documento } = { numero_documento: '' }] = await filas<{ numero_documento: string }>(
      `select numero_documento from acudientes where id = ${debe.acudiente}`,
    );
    const real = await fabricarParticipante(servidor, { nombre: 'Luis Real' });
    const suya = await fabricarAcudiente(servidor, real.id, {
      ...{ numero_documento, tipo_documento: 'CC', es_responsable_pago: true },
    });
    const fee = { periodo: sumarMeses(periodoDe(HOY), -1), valor: 1_000, id_acudiente: suya.id };
    const mensualidad = await fabricarMensualidad(servidor, real.id, fee);
    const mezclado = await pedir(`POST /pagadores/acudiente-${suya.id}/pagos`, {
      ...{ fecha: HOY, valor: 200, medio: 'EFECTIVO' },
      partes: [
        { mensualidad_id: debe.id, valor: 100 },
        { mensualidad_id: mensualidad.id, valor: 100 },
      ],
    });
    expect([mezclado.estado, mezclado.cuerpo.message]).toEqual([
      409,
      'Un mismo pago no puede ser de personas de ejemplo y de personas reales: sepárelo',
    ]);
    await bien(`POST /pagadores/acudiente-${debe.acudiente}/pagos`, {
      ...{ fecha: HOY, valor: 150, medio: 'EFECTIVO' },
      partes: [{ mensualidad_id: debe.id, valor: 100 }],
    });
    const aplicado = await pedir(`POST /mensualidades/${mensualidad.id}/saldo-a-favor`, { valor: 50 });
    expect([aplicado.estado, aplicado.cuerpo.message]).toEqual([409, 'No tiene saldo a favor']);
    await bien(`POST /mensualidades/${debe.id}/saldo-a-favor`, { valor: 50 });
    await pagar(mensualidad.id, 300);
    const [suyo] = await filas<{ id: unknown }>(
      `select id from abonos where mensualidad_id = ${mensualidad.id}`,
    );
    expect(await papelDe(mensualidad.id, suyo?.id)).not.toContain('EJEMPLO');
  });

  it('se borra exactamente lo de ejemplo, con lo que se hizo con ello, y los recibos reales van del 1 al último', async () => {
    const debe = await queDebe();
    // What somebody does while trying.
    await pagar(debe.id, 1_000);
    const deEjemplo = `acudiente-${debe.acudiente}`;
    await bien(`PUT /pagadores/${deEjemplo}/canal-de-cobro`, {
      canal: 'SMS',
      autorizado_en: HOY,
      medio: 'FIRMADO',
    });
    await bien(`POST /pagadores/${deEjemplo}/gestiones`, {
      ...{ canal: 'LLAMADA', resultado: 'PROMESA', promesa_fecha: HOY },
      momento: new Date(Date.now() - 60_000).toISOString(),
    });
    await bien(`POST /pagadores/${deEjemplo}/enlaces`);
    await bien(`POST /participantes/${debe.participante}/novedades`, {
      tipo: 'SALUD',
      texto: 'Dolor de cabeza',
    });
    const carpeta = `formatos/participantes/${debe.participante}`;
    await poner(await firmarSubida(servidor, 'cedula.pdf', carpeta), 'hola');
    expect(await archivosDe(carpeta)).toEqual(['cedula.pdf']);
    // Where the screen leaves them: in a folder for each type.
    await poner(await firmarSubida(servidor, 'REGLAMENTO.pdf', `${carpeta}/pdf`), 'firmado');
    const pequena = await fabricarMensualidad(servidor, debe.participante, {
      valor: 900,
      periodo: '2024-01',
    });
    await bien('PUT /revision/decisiones', {
      clave: `VALOR_PEQUENO mensualidad-${pequena.id} valor-900`,
      dejar: true,
    });
    // Somebody real, whose fee a guardian of the examples pays too.
    const real = await fabricarParticipante(servidor, { nombre: 'Marta Real', sede_id: sede });
    const compartida = await fabricarMensualidad(servidor, real.id, {
      valor: 5_000,
      id_acudiente: debe.acudiente,
    });
    await pagar(compartida.id, 700);
    const antes = await mirar();
    expect(antes.reales).toEqual({ participantes: 3, acudientes: 3 });

    const borrado = await bien('DELETE /sistema/ejemplos');
    expect(borrado).toMatchObject({ cargados_en: null, de_ejemplo: antes.de_ejemplo, reales: antes.reales });

    expect((await filas('select nombre from participantes order by id')).map(({ nombre }) => nombre)).toEqual(
      ['Rosa Real', 'Luis Real', 'Marta Real'],
    );
    expect(
      (await filas('select id, id_participante from acudientes order by id')).map((a) => [
        Number(a.id),
        Number(a.id_participante),
      ]),
    ).toContainEqual([debe.acudiente, real.id]);
    expect(await numero('select count(*) as n from acudientes')).toBe(3);
    expect((await filas('select valor from abonos order by id')).map(({ valor }) => Number(valor))).toEqual([
      300, 700,
    ]);
    expect(
      (await filas('select recibo from abonos order by id')).map(({ recibo }) => Number(recibo)),
    ).toEqual([1, 2]);
    expect(await bien('GET /abonos/numeracion')).toEqual({ hasta: 2, faltan: 0, huecos: [] });
    // The guardian who stays keeps their link too.
    for (const [tabla, cuantas] of Object.entries({
      ...{ participantes_de_ejemplo: 0, mensualidades: 2, pagos: 0, movimientos_a_favor: 0, recibos: 2 },
      ...{ gestiones_de_cobro: 1, canales_de_cobro: 1, novedades: 1, estancias: 0, eventos_de_estancia: 0 },
      ...{ papeles_recibidos: 0, enlaces_de_cuenta: 1, decisiones_revision: 0, sedes: 1 },
    }))
      expect([tabla, await numero(`select count(*) as n from ${tabla}`)]).toEqual([tabla, cuantas]);
    expect(await archivosDe(carpeta)).toEqual([]);
    expect(await archivosDe(`${carpeta}/pdf`)).toEqual([]);
    const papelera = (await bien('GET /storage/trash')).data as { path: string }[];
    expect(papelera.map(({ path }) => path)).toContain(`${carpeta}/pdf/REGLAMENTO.pdf`);
  });

  it('lo que dicen las cifras es de las filas que quedan, y la historia cuenta quién, cuándo y cuántos', async () => {
    const stats = await bien('GET /dashboard/stats');
    expect(stats).toMatchObject({
      participantes: await numero('select count(*) as n from participantes'),
      mensualidades: await numero('select count(*) as n from mensualidades'),
      recaudo_mes: await numero('select sum(valor) as n from abonos'),
    });
    const lineas = (await bien('GET /actividad?pagina=1&entidad=configuracion')).data as Fila[];
    const dichas = lineas.flatMap(({ usuario, cambios }) =>
      (cambios as { campo: string; despues: unknown }[])
        .filter(({ campo }) => campo === 'datos_de_ejemplo')
        .map(({ despues }) => [usuario, despues]),
    );
    expect(dichas).toEqual([
      ['admin@fundacion.example', expect.stringMatching(/^Se borraron 12 participantes, .* de ejemplo$/)],
      ['admin@fundacion.example', expect.stringMatching(/^Se cargaron 12 participantes, .* de ejemplo$/)],
    ]);
    expect((await bien('GET /actividad/integridad')).integra ?? true).toBe(true);
  });

  it('borrar cuando no hay no hace nada, y ya no se cargan junto a personas reales', async () => {
    const lineas = await numero('select count(*) as n from actividad');
    expect(await bien('DELETE /sistema/ejemplos')).toMatchObject({
      de_ejemplo: { participantes: 0, acudientes: 0, mensualidades: 0, pagos: 0 },
      reales: { participantes: 3, acudientes: 3 },
    });
    expect(await numero('select count(*) as n from actividad')).toBe(lineas);
    expect((await pedir('POST /sistema/ejemplos')).estado).toBe(409);
    const cierre = await pedir('POST /cierres', { periodo: sumarMeses(periodoDe(HOY), -1) });
    expect(cierre.estado, cierre.texto).toBe(201);
  });
});
