import { unParticipante } from '@tests/builders/un-participante';
import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada, EstadoEntrada } from '@/domain/sin-red/cola';
import { type Copia, esquemaCopia } from '@/domain/sin-red/copia';
import { eventoLocal, idLocal } from '@/domain/sin-red/referencias';
import { repositoriosDeCopia } from '@/infrastructure/di/web/sin-red/repositorios-de-copia';

const YO = 'yo@fundacion.example';
const AHORA = new Date('2026-11-24T15:00:00Z');
const HOY = '2026-11-24';
const GUARDADA = AHORA.getTime() - 3_600_000;

const persona = (id: number) =>
  unParticipante().llamado(`Persona ${id}`).enEstado('ACTIVO').enSede(1).delArea('HOMBRES').almacenado(id);
const copia = (): Copia => ({
  ...esquemaCopia.parse({ marca: 'una', rol: 'ADMINISTRADOR', configuracion: {} }),
  participantes: [persona(1), persona(2)],
  sedes: [unaSede().llamada('Apartadó').conCupos(10, 10).almacenada(1)],
  mensualidades: [unaMensualidad().de(1).almacenada(7)],
  estancias: esquemaCopia.parse({
    marca: 'una',
    rol: 'ADMINISTRADOR',
    configuracion: {},
    estancias: [1, 2].map((n) => ({
      ...{
        id: 10 + n,
        participante_id: n,
        fecha_ingreso: '2026-01-10',
        sede_id: 1,
        area: 'HOMBRES',
        version: 1,
      },
      eventos: [],
    })),
  }).estancias,
});

let n = 0;
const entrada = (
  orden: [servicio: string, metodo: string, ...argumentos: unknown[]],
  cambios: Partial<Entrada> = {},
): Entrada => {
  const [servicio, metodo, ...argumentos] = orden;
  n += 1;
  return {
    ...{ n, id: `e${n}`, nombre: `x:${n}`, que: 'algo', hecha_en: 1, estado: { tipo: 'por enviar' } },
    orden: { servicio, metodo, argumentos } satisfies OrdenEscrita,
    ...cambios,
  };
};
const clave = () => ({ clave: `k${n}` });
const estado = (id: number | string, nuevo: string, version: number) =>
  entrada(['participantes', 'actualizar', id, { estado: nuevo, version }, { id, estado: 'ACTIVO', version }]);
const abono = (mensualidad: unknown, valor: number) =>
  entrada([
    'mensualidades',
    'registrarAbono',
    mensualidad,
    { fecha: HOY, valor, medio: 'EFECTIVO', referencia: '' },
    clave(),
  ]);
const llegada = (id: number | null, en: number): EstadoEntrada => ({
  ...{ tipo: 'lista', en, hecho: { id, version: 4, recibo: null, abono: null } },
});

const leer = (entradas: readonly Entrada[]) =>
  repositoriosDeCopia(copia(), {
    ...{ entradas, guardada_en: GUARDADA, quien: () => YO },
    reloj: { ahora: () => AHORA },
  });
const todos = { pagina: 1, limite: 50 } as const;

describe('lo escrito sin red, sobre lo que se lee de lo guardado', () => {
  it('sin nada que espere es lo guardado', async () => {
    const { participantes } = await leer([]);
    expect((await participantes.buscar(todos)).datos.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('un cambio de estado se ve en la lista y en el censo, con la versión de lo guardado', async () => {
    const { participantes, estancias } = await leer([estado(1, 'CON_PERMISO', 1)]);
    expect(await participantes.obtener(1)).toMatchObject({ estado: 'CON_PERMISO', version: 1 });
    const { datos } = await participantes.buscar({ ...todos, estado: 'CON_PERMISO' });
    expect(datos.map(({ id }) => id)).toEqual([1]);
    expect((await estancias.listar(1))[0]?.eventos).toMatchObject([
      { id: eventoLocal(`e${n}`), salida: HOY },
    ]);
  });

  it('la salida y el regreso de la misma persona van uno sobre otro', async () => {
    const { participantes, estancias } = await leer([estado(1, 'CON_PERMISO', 1), estado(1, 'ACTIVO', 1)]);
    expect(await participantes.obtener(1)).toMatchObject({ estado: 'ACTIVO', version: 1 });
    expect((await estancias.listar(1))[0]?.eventos).toMatchObject([{ regreso_real: HOY }]);
  });

  it('un regreso tocado por error y deshecho deja el permiso que había', async () => {
    const salida = estado(1, 'CON_PERMISO', 1);
    const { participantes, estancias } = await leer([
      salida,
      estado(1, 'ACTIVO', 1),
      estado(1, 'CON_PERMISO', 1),
    ]);
    expect(await participantes.obtener(1)).toMatchObject({ estado: 'CON_PERMISO', salida_permiso: HOY });
    expect((await estancias.listar(1))[0]?.eventos).toMatchObject([
      { id: eventoLocal(salida.id), salida: HOY, regreso_real: null },
    ]);
  });

  it('un permiso por su formulario deja a la persona fuera, y su regreso la trae', async () => {
    const sale = entrada(
      [
        'estancias',
        'registrar',
        11,
        { tipo: 'PERMISO', salida: HOY, regreso_previsto: '2026-11-26', motivo: 'Cita' },
        clave(),
      ],
      { nombre: 'Registrar permiso:1' },
    );
    const fuera = await leer([sale]);
    expect(await fuera.participantes.obtener(1)).toMatchObject({
      estado: 'CON_PERMISO',
      regreso_previsto: '2026-11-26',
    });
    const vuelve = entrada(['estancias', 'corregir', 11, eventoLocal(sale.id), { regreso_real: HOY }]);
    const { participantes } = await leer([sale, vuelve]);
    expect((await participantes.obtener(1))?.estado).toBe('ACTIVO');
  });

  it('un abono baja el saldo y no tiene número', async () => {
    const { mensualidades, participantes } = await leer([abono(7, 300_000)]);
    const pagada = await mensualidades.obtener(7);
    expect(pagada).toMatchObject({ saldo: 550_000, estado: 'CON_ABONO', version: 1 });
    expect(pagada?.abonos).toMatchObject([{ valor: 300_000, recibo: null, registrado_por: YO }]);
    const { datos } = await participantes.buscar(todos);
    expect(datos.find(({ id }) => id === 1)?.saldo).toBe(550_000);
  });

  it('un abono que se detuvo para corregirlo no paga nada: su formulario encuentra lo que se debe', async () => {
    const rechazo = { codigo: 'APARTADA', mensaje: '', campos: {}, actual: null };
    const detenido = { ...abono(7, 300_000), estado: { tipo: 'rechazada', rechazo, enDuda: null } as const };
    const antes = await (await leer([])).mensualidades.obtener(7);
    const { mensualidades } = await leer([detenido]);
    expect((await mensualidades.obtener(7))?.saldo).toBe(antes?.saldo);
  });

  it('un pago de varias también', async () => {
    const pago = entrada([
      'pagos',
      'registrar',
      'participante-1',
      {
        ...{ fecha: HOY, valor: 850_000, medio: 'EFECTIVO', referencia: '' },
        partes: [{ mensualidad_id: 7, valor: 850_000 }],
      },
      clave(),
    ]);
    expect(await (await leer([pago])).mensualidades.obtener(7)).toMatchObject({ saldo: 0, estado: 'PAGADA' });
  });

  it('una novedad está en la bitácora del turno y de la persona', async () => {
    const escrita = entrada(['bitacora', 'escribir', 1, { tipo: 'LLAMADA', texto: 'Llamó' }, clave()]);
    const { novedades } = await leer([escrita]);
    expect(await novedades.listar(1)).toMatchObject([
      { id: idLocal(escrita.id), texto: 'Llamó', participante_nombre: 'Persona 1', creado_por: YO },
    ]);
    expect(await novedades.delTurno({ desde: '2026-11-24T00:00:00.000Z' })).toHaveLength(1);
  });

  it('quien se registró está en la lista y se encuentra, con su acudiente, su novedad, su cobro y su pago', async () => {
    const nueva = entrada([
      'participantes',
      'crear',
      {
        ...{ nombre: 'Nueva Persona', telefono: '3009998877', estado: 'ACTIVO' },
        ...{ sede_id: 1, area: 'HOMBRES', fecha_ingreso: HOY },
      },
      clave(),
    ]);
    const suya = idLocal(nueva.id);
    const acudiente = entrada([
      'acudientes',
      'crear',
      {
        ...{ id_participante: suya, nombres: 'Rosa', apellidos: 'Peña' },
        ...{ tipo_documento: 'CC', numero_documento: '52123456', es_principal: true },
      },
      clave(),
    ]);
    const novedad = entrada(['bitacora', 'escribir', suya, { tipo: 'LLAMADA', texto: 'Llegó' }, clave()]);
    const cobro = entrada([
      'mensualidades',
      'crear',
      { participante_id: suya, valor: 850_000, periodo: '2026-11', concepto: 'MENSUALIDAD' },
      clave(),
    ]);
    const mundo = await leer([nueva, acudiente, novedad, cobro, abono(idLocal(cobro.id), 100_000)]);
    const { datos } = await mundo.participantes.buscar({ ...todos, buscar: 'nueva pers' });
    expect(datos).toMatchObject([
      { id: suya, saldo: 750_000, acudiente_principal: { id: idLocal(acudiente.id) } },
    ]);
    expect((await mundo.estancias.listar(suya))[0]).toMatchObject({
      id: `${suya}:estancia`,
      participante_id: suya,
    });
    expect(await mundo.novedades.listar(suya)).toHaveLength(1);
    expect((await mundo.mensualidades.obtener(idLocal(cobro.id)))?.saldo).toBe(750_000);
    const [sede] = (await mundo.estancias.ocupacion(HOY)) ?? [];
    expect(sede).toMatchObject({ sede_id: 1 });
  });

  it('a quien las reglas no dejarían registrar también se le ve: la persona ya está en la casa', async () => {
    const mundo = copia();
    const nueva = entrada([
      'participantes',
      'crear',
      {
        ...{ nombre: 'Repetida', telefono: '3009998877', estado: 'ACTIVO', sede_id: 1, area: 'MUJERES' },
        ...{ fecha_ingreso: HOY, tipo_documento: 'CC', numero_documento: '100' },
      },
      clave(),
    ]);
    const { participantes } = await repositoriosDeCopia(
      {
        ...mundo,
        participantes: [
          { ...persona(1), tipo_documento: 'CC', numero_documento: '100' },
          ...mundo.participantes.slice(1),
        ],
      },
      { entradas: [nueva], guardada_en: GUARDADA, quien: () => YO, reloj: { ahora: () => AHORA } },
    );
    expect((await participantes.buscar({ ...todos, buscar: 'repetida' })).datos).toMatchObject([
      { id: idLocal(nueva.id), version: 1, estado: 'ACTIVO' },
    ]);
  });

  it('lo que llegó después de lo guardado sigue ahí, con su número y su versión; lo de antes ya está', async () => {
    const nueva = entrada(['participantes', 'crear', { nombre: 'Llegó', telefono: '3009998877' }, clave()], {
      estado: llegada(41, GUARDADA + 1),
    });
    const novedad = entrada([
      'bitacora',
      'escribir',
      idLocal(nueva.id),
      { tipo: 'LLAMADA', texto: 'x' },
      clave(),
    ]);
    const salida = estado(1, 'CON_PERMISO', 1);
    const vieja = estado(2, 'CON_PERMISO', 1);
    const { participantes, novedades } = await leer([
      nueva,
      novedad,
      { ...salida, estado: llegada(1, GUARDADA + 1) },
      { ...vieja, estado: llegada(2, GUARDADA - 1) },
    ]);
    expect((await participantes.obtener(41))?.nombre).toBe('Llegó');
    expect(await novedades.listar(41)).toHaveLength(1);
    expect(await participantes.obtener(1)).toMatchObject({ estado: 'CON_PERMISO', version: 4 });
    expect(await participantes.obtener(2)).toMatchObject({ estado: 'ACTIVO', version: 1 });
  });

  it('lo descartado no está, y lo que las reglas no dejan tampoco', async () => {
    const { mensualidades } = await leer([
      { ...abono(7, 100_000), estado: { tipo: 'descartada', en: GUARDADA + 1, enDuda: null } },
      abono(7, 900_000),
    ]);
    expect((await mensualidades.obtener(7))?.saldo).toBe(850_000);
  });
});
