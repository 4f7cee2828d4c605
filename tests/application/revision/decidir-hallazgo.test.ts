import { permisosDe } from '@tests/application/dobles/permisos';
import { guardado, persona } from '@tests/domain/revision/ejemplos-de-revision';
import { describe, expect, it, vi } from 'vitest';
import { revisionDe } from '@/application/revision/servicios-revision';
import { revisarRegistros } from '@/domain/revision/revisar-registros';

const REVISION = revisarRegistros(
  guardado({
    participantes: [persona(), persona({ id: 2, tipo_documento: 'TI' })],
    ajustes: { telefonos: ['12'], valor_mensualidad: null },
  }),
  new Map(),
);
const CLAVE = 'DOCUMENTO_REPETIDO participante-1 participante-2';
const DECISION = { por: 'ana@fundacion.example', en: '2026-11-22T15:00:00.000Z' };

const preparar = (rol: 'ADMINISTRADOR' | 'CONSULTA' = 'ADMINISTRADOR') => {
  const revision = { obtener: vi.fn(async () => REVISION), decidir: vi.fn(async () => DECISION) };
  return { revision, ...revisionDe({ revision, permisos: permisosDe(rol) }) };
};

describe('decidir un hallazgo', () => {
  it('guarda lo decidido', async () => {
    const { decidir, revision } = preparar();
    expect(await decidir({ clave: CLAVE, dejar: true })).toEqual(DECISION);
    expect(revision.decidir).toHaveBeenCalledWith(CLAVE, true);
  });

  it('con la revisión que la persona veía no la pide otra vez', async () => {
    const { decidir, revision } = preparar();
    await decidir({ clave: CLAVE, dejar: false }, REVISION);
    expect(revision.obtener).not.toHaveBeenCalled();
    expect(revision.decidir).toHaveBeenCalledWith(CLAVE, false);
  });

  it('el que ya no está no se decide', async () => {
    const { decidir, revision } = preparar();
    await expect(decidir({ clave: 'VALOR_PEQUENO mensualidad-1', dejar: true })).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Ese dato ya no está por revisar: actualice la lista',
    });
    expect(revision.decidir).not.toHaveBeenCalled();
  });

  it('un servicio que no revisa no tiene qué decidir', async () => {
    const { decidir, revision } = preparar();
    revision.obtener.mockResolvedValue(null as never);
    await expect(decidir({ clave: CLAVE, dejar: true })).rejects.toMatchObject({ codigo: 'CONFLICTO' });
  });

  it.each([[{}], [{ clave: CLAVE }], [{ clave: '', dejar: true }], [{ clave: CLAVE, dejar: 'sí' }]])(
    '%j no se entiende',
    async (entrada) => {
      const { decidir, revision } = preparar();
      await expect(decidir(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
      expect(revision.decidir).not.toHaveBeenCalled();
    },
  );

  it('quien consulta no decide, ni se le dice nada', async () => {
    const { decidir, revision } = preparar('CONSULTA');
    await expect(decidir({})).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(revision.obtener).not.toHaveBeenCalled();
  });
});
