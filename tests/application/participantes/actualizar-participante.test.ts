import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { Admision } from '@/application/participantes/admision';
import { egresarParticipante } from '@/application/participantes/egresar-participante';
import type { Participante } from '@/domain/participantes/participante';

const preparar = (guardado: Participante) => {
  const participantes = repositorioAnotado([guardado]);
  const deps = { participantes, permisos: permisosDe('ADMINISTRADOR'), reloj: relojEn() };
  const guardados = () =>
    participantes.llamadas.filter((l) => l.metodo === 'actualizar').map((l) => l.argumentos);
  return { deps, participantes, guardados, actualizar: actualizarParticipante(deps) };
};

const OTORGADA = { otorgada: true, version: '1', fecha: HOY, medio: 'ESCRITO' as const, revocada_en: null };
const REVOCADA = { ...OTORGADA, revocada_en: HOY };
const EGRESO = { fecha_egreso: HOY, tipo_egreso: 'ABANDONO' as const, motivo_egreso: 'x' };

describe('actualizar participante', () => {
  it('envía solo lo pedido', async () => {
    const { actualizar, guardados } = preparar(participante());
    await actualizar(1, { eps: 'Sura', version: 3 });
    expect(guardados()).toEqual([[1, { eps: 'Sura', version: 3 }]]);
  });

  describe('un documento o un teléfono guardado como se escribió, de antes de la regla que lo lee', () => {
    const DE_ANTES = {
      tipo_documento: 'CC',
      numero_documento: '1.020.304.050',
      telefono: 'no tiene',
    } as const;

    it('no estorba a quien cambia otra cosa, aunque envíe el registro entero', async () => {
      const { actualizar, guardados } = preparar(participante(DE_ANTES));
      await actualizar(1, { ...DE_ANTES, eps: 'Sura' });
      expect(guardados()).toEqual([[1, { tipo_documento: 'CC', eps: 'Sura' }]]);
    });

    it.each([
      [{ numero_documento: '1 020 304 050' }, { numero_documento: '1020304050' }],
      [{ telefono: '300 123 4567' }, { telefono: '3001234567' }],
    ])('escrito de otra manera sí es un cambio: %j', async (entrada, guardado) => {
      const { actualizar, guardados } = preparar(participante(DE_ANTES));
      await actualizar(1, entrada);
      expect(guardados()).toEqual([[1, guardado]]);
    });

    it.each([
      [{ numero_documento: 'sin papeles' }, 'numero_documento'],
      [{ numero_documento: 'AB1' }, 'numero_documento'],
      [{ tipo_documento: 'TI' }, 'numero_documento'],
      [{ telefono: '444' }, 'telefono'],
    ])('lo que se escribe ahora se lee: %j', async (entrada, campo) => {
      const { actualizar } = preparar(participante(DE_ANTES));
      await expect(actualizar(1, entrada)).rejects.toMatchObject({
        codigo: 'VALIDACION',
        campos: { [campo]: expect.any(String) },
      });
    });

    it('uno que no puede ser de su tipo, tampoco estorba', async () => {
      const { actualizar, guardados } = preparar(
        participante({ tipo_documento: 'CC', numero_documento: 'AB1' }),
      );
      await actualizar(1, { eps: 'Sura' });
      expect(guardados()).toEqual([[1, { eps: 'Sura' }]]);
    });
  });

  it('archivar llega a quien guarda', async () => {
    const { actualizar, guardados } = preparar(participante({ estado: 'PREINGRESO' }));
    await actualizar(1, { archivado: true });
    expect(guardados()).toEqual([[1, { archivado: true }]]);
  });

  it('a quien está en la casa no se le archiva; con su egreso, sí', async () => {
    const { actualizar, guardados } = preparar(participante());
    await expect(actualizar(1, { archivado: true })).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Ana María Ríos está en la casa: registre su egreso antes de archivar',
    });
    expect(guardados()).toEqual([]);
    const egreso = { archivado: true, estado: 'EGRESADO', fecha_egreso: HOY, tipo_egreso: 'ABANDONO' };
    await actualizar(1, egreso);
    expect(guardados()).toHaveLength(1);
  });

  it('un fallo de antes no impide otro cambio, y uno nuevo sí', async () => {
    const { actualizar, guardados } = preparar(participante({ fecha_ingreso: null }));
    await actualizar(1, { estado: 'CON_PERMISO' });
    await expect(actualizar(1, { fecha_ingreso: '2026-11-22' })).rejects.toMatchObject({
      campos: { fecha_ingreso: 'La fecha de ingreso no puede ser futura' },
    });
    expect(guardados()).toHaveLength(1);
  });

  it('con el registro que la persona veía no lee otra vez', async () => {
    const { actualizar, participantes } = preparar(participante());
    await actualizar(1, { eps: 'Sura' }, participante());
    expect(participantes.llamadas.map((l) => l.metodo)).toEqual(['actualizar']);
  });

  it('el que no existe', async () => {
    const { actualizar, guardados } = preparar(participante());
    await expect(actualizar(99, { eps: 'Sura' })).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    expect(guardados()).toEqual([]);
  });

  it.each([
    [{ estado: 'PREINGRESO' }, 'CONFLICTO'],
    [{ estado: 'EGRESADO' }, 'VALIDACION'],
    [{ fecha_nacimiento: '2026-11-22' }, 'VALIDACION'],
    [{ alergias: 'x' }, 'VALIDACION'],
  ])('%j no se guarda', async (entrada, codigo) => {
    const { actualizar, guardados } = preparar(participante());
    await expect(actualizar(1, entrada)).rejects.toMatchObject({ codigo });
    expect(guardados()).toEqual([]);
  });
});

describe('quien pasa a vivir en una sede pide un cupo en ella', () => {
  const ARCHIVADO = { archivado_en: '2026-11-01T10:00:00Z' };
  it.each([
    ['la trasladan', {}, { sede_id: 2 }, 2],
    ['cambia otra cosa', {}, { eps: 'Sura' }, undefined],
    ['la trasladan con el registro archivado', ARCHIVADO, { sede_id: 2 }, undefined],
    ['se restaura su registro', ARCHIVADO, { archivado: false }, 1],
  ])('si %s', async (_caso, estaba, cambios, sede) => {
    const { actualizar, participantes } = preparar(participante({ sede_id: 1, ...estaba }));
    const guardar = vi.spyOn(participantes, 'actualizar');
    await actualizar(1, cambios);
    expect((guardar.mock.calls[0]?.[2] as Admision | undefined)?.sede).toBe(sede);
  });
});

describe('lo que las reglas borran también se guarda', () => {
  const conReserva = participante({ alergias: 'Penicilina', autorizacion_datos: OTORGADA });

  it('revocar la autorización borra el bloque reservado', async () => {
    const { actualizar, guardados } = preparar(conReserva);
    await actualizar(1, { autorizacion_datos: REVOCADA });
    expect(guardados()).toEqual([[1, { autorizacion_datos: REVOCADA, alergias: null }]]);
  });

  it('aunque el formulario lo envíe de nuevo, o envíe un campo que estaba vacío', async () => {
    const { actualizar, guardados } = preparar(conReserva);
    await actualizar(1, { autorizacion_datos: REVOCADA, alergias: 'Penicilina', medicamentos: 'Otro' });
    expect(guardados()).toEqual([[1, { autorizacion_datos: REVOCADA, alergias: null, medicamentos: null }]]);
  });

  it('volver de EGRESADO borra el egreso, aunque se envíe', async () => {
    const { actualizar, guardados } = preparar(participante({ estado: 'EGRESADO', ...EGRESO }));
    await actualizar(1, { estado: 'ACTIVO', fecha_egreso: HOY });
    const vacio = { fecha_egreso: null, tipo_egreso: null, motivo_egreso: null };
    expect(guardados()).toEqual([[1, { estado: 'ACTIVO', ...vacio }]]);
  });
});

describe('egresar participante (producto §4)', () => {
  it.each(['ACTIVO', 'CON_PERMISO'] as const)(
    'desde %s guarda el egreso con la versión vista',
    async (estado) => {
      const antes = participante({ estado });
      const { deps, guardados } = preparar(antes);
      await egresarParticipante(deps)(antes, EGRESO);
      expect(guardados()).toEqual([[1, { ...EGRESO, estado: 'EGRESADO', version: 3 }]]);
    },
  );

  it('no antes del ingreso, ni desde PREINGRESO', async () => {
    const { deps, guardados } = preparar(participante());
    const egresar = egresarParticipante(deps);
    await expect(egresar(participante({ fecha_ingreso: '2026-11-22' }), EGRESO)).rejects.toMatchObject({
      campos: { fecha_egreso: 'La fecha de egreso no puede ser anterior al ingreso' },
    });
    await expect(egresar(participante({ estado: 'PREINGRESO' }), EGRESO)).rejects.toMatchObject({
      codigo: 'CONFLICTO',
    });
    expect(guardados()).toEqual([]);
  });
});
