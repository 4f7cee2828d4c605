import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { abono, mensualidad, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import { crearMensualidad } from '@/application/mensualidades/crear-mensualidad';

const preparar = (guardada = mensualidad(), instante?: string, cobro = SIN_COBRO_CONFIGURADO) => {
  const mensualidades = repositorioAnotado([guardada]);
  const participantes = repositorioAnotado([
    participante({ dia_pago: 12 }),
    participante({ id: 2 }),
    participante({ id: 3, fecha_ingreso: '2026-11-28' }),
  ]);
  const deps = {
    mensualidades,
    participantes,
    cobro,
    cierres: SIN_CIERRES,
    permisos: permisosDe('ADMINISTRADOR'),
    reloj: relojEn(instante),
  };
  const escritas = () =>
    mensualidades.llamadas.filter((l) => l.metodo !== 'obtener').map((l) => l.argumentos);
  return { escritas, participantes, crear: crearMensualidad(deps), actualizar: actualizarMensualidad(deps) };
};

describe('crear mensualidad', () => {
  it.each([
    [{}, undefined, { periodo: '2026-11', fecha_vencimiento: '2026-11-12' }],
    [{}, '2026-12-01T04:00:00Z', { periodo: '2026-11', fecha_vencimiento: '2026-11-12' }],
    [{}, '2027-01-01T05:00:00Z', { periodo: '2027-01', fecha_vencimiento: '2027-01-12' }],
    [{ periodo: '2027-02' }, undefined, { periodo: '2027-02', fecha_vencimiento: '2027-02-12' }],
    [{ participante_id: 2 }, undefined, { periodo: '2026-11', fecha_vencimiento: '2026-11-05' }],
    [
      { periodo: '', fecha_vencimiento: '2026-12-24' },
      undefined,
      { periodo: '2026-11', fecha_vencimiento: '2026-12-24' },
    ],
  ])('%j en %s: el mes de Bogotá y el día de pago del participante', async (entrada, instante, esperado) => {
    const { crear, escritas } = preparar(undefined, instante);
    await crear({ participante_id: 1, valor: 1_000, ...entrada }, { clave: 'k' });
    expect(escritas()[0]?.[0]).toMatchObject({ valor: 1_000, estado: 'PENDIENTE', ...esperado });
    expect(escritas()[0]?.[1]).toEqual({ clave: 'k' });
  });

  it('sin día de pago propio vence el que la fundación configuró', async () => {
    const leer = async () => ({ valor: null, dia: 20, gracia: 5 });
    const { crear, escritas } = preparar(undefined, undefined, { leer });
    await crear({ participante_id: 2, valor: 1_000 });
    expect(escritas()[0]?.[0]).toMatchObject({ fecha_vencimiento: '2026-11-20' });
    await crear({ participante_id: 1, valor: 1_000 });
    expect(escritas()[1]?.[0]).toMatchObject({ fecha_vencimiento: '2026-11-12' });
  });

  it('a quien acaba de llegar no le vence nada antes del ingreso y los días de gracia', async () => {
    const leer = async () => ({ valor: null, dia: 5, gracia: 3 });
    const { crear, escritas } = preparar(undefined, undefined, { leer });
    await crear({ participante_id: 3, valor: 1_000 });
    expect(escritas()[0]?.[0]).toMatchObject({ periodo: '2026-11', fecha_vencimiento: '2026-12-01' });
  });

  it.each([
    [undefined, 'Descuento por todo el valor'],
    ['Beca de la parroquia', 'Beca de la parroquia'],
  ])('descontada del todo nace exonerada, con su motivo: %s', async (motivo_anulacion, esperado) => {
    const { crear, escritas } = preparar();
    await crear({ participante_id: 1, valor: 1_000, descuento: 1_000, motivo_anulacion });
    expect(escritas()[0]?.[0]).toMatchObject({ estado: 'EXONERADA', motivo_anulacion: esperado });
  });

  it('con algo por pagar, el motivo de la exoneración no se guarda', async () => {
    const { crear, escritas } = preparar();
    await crear({ participante_id: 1, valor: 1_000, descuento: 999, motivo_anulacion: 'Beca' });
    expect(escritas()[0]?.[0]).toMatchObject({ estado: 'PENDIENTE', motivo_anulacion: null });
  });

  it('sin los obligatorios no busca al participante', async () => {
    const { crear, escritas, participantes } = preparar();
    await expect(crear({ valor: 5 })).rejects.toMatchObject({
      message: 'Participante y valor son campos obligatorios',
    });
    expect([...escritas(), ...participantes.llamadas]).toEqual([]);
  });

  it.each([
    [{ participante_id: 99, valor: 5 }, { participante_id: 'El participante no existe' }],
    [
      { participante_id: 1, valor: 5, descuento: 6 },
      { descuento: 'El descuento no puede ser mayor que el valor' },
    ],
  ])('%j no se guarda', async (entrada, campos) => {
    const { crear, escritas } = preparar();
    await expect(crear(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION', campos });
    expect(escritas()).toEqual([]);
  });
});

describe('actualizar mensualidad', () => {
  it('guarda lo pedido con el estado que sigue del dinero', async () => {
    const { actualizar, escritas } = preparar(
      mensualidad({ valor: 1_000, abonos: [abono({ valor: 600 })], estado: 'CON_ABONO' }),
    );
    await actualizar(9, { valor: 600, version: 2 });
    expect(escritas()).toEqual([[9, { valor: 600, version: 2 }, 'PAGADA']]);
  });

  it('el descuento por todo el valor exonera, con su motivo', async () => {
    const { actualizar, escritas } = preparar(mensualidad({ valor: 1_000 }));
    await actualizar(9, { descuento: 1_000 });
    expect(escritas()).toEqual([
      [9, { descuento: 1_000, motivo_anulacion: 'Descuento por todo el valor' }, 'EXONERADA'],
    ]);
  });

  it('con el registro que la persona veía no lee otra vez', async () => {
    const { actualizar, escritas } = preparar();
    const pedido = { estado: 'EXONERADA', motivo_anulacion: 'Calamidad' };
    await actualizar(9, pedido, mensualidad());
    expect(escritas()).toEqual([[9, pedido, 'EXONERADA']]);
  });

  it.each([
    [9, { estado: 'PAGADA' }, 'CONFLICTO'],
    [9, { estado: 'ANULADA' }, 'VALIDACION'],
    [9, { saldo: 0 }, 'VALIDACION'],
    [99, { valor: 5 }, 'NO_ENCONTRADO'],
  ])('%i con %j no se guarda', async (id, entrada, codigo) => {
    const { actualizar, escritas } = preparar();
    await expect(actualizar(id, entrada)).rejects.toMatchObject({ codigo });
    expect(escritas()).toEqual([]);
  });
});
