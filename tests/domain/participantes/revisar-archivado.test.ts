import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { type EstadoParticipante, viveEnLaCasa } from '@/domain/participantes/estado-participante';
import { revisarArchivado } from '@/domain/participantes/reglas-participante';

const ARCHIVADO = '2026-01-01T00:00:00.000Z';
const guardado = participante({ archivado_en: ARCHIVADO });
const revisar = (antes: typeof guardado, estado: EstadoParticipante, archivado?: boolean) => () =>
  revisarArchivado(antes, { estado }, { archivado });

describe('nadie está en la casa y archivado a la vez', () => {
  it.each(['ACTIVO', 'CON_PERMISO'] as const)(
    'en %s no se archiva: dice quién y qué va primero',
    (estado) => {
      expect(revisar(participante({ estado }), estado, true)).toThrow(
        'Ana María Ríos está en la casa: registre su egreso antes de archivar',
      );
    },
  );

  it.each(['PREINGRESO', 'EGRESADO'] as const)('en %s se archiva', (estado) => {
    expect(revisar(participante({ estado }), estado, true)).not.toThrow();
  });

  it('el egreso y el archivo pueden ir juntos', () => {
    expect(revisar(participante(), 'EGRESADO', true)).not.toThrow();
  });

  it('un registro archivado no ingresa sin restaurarlo', () => {
    const egresado = { ...guardado, estado: 'EGRESADO' as const };
    expect(revisar(egresado, 'ACTIVO')).toThrow(
      'El registro de Ana María Ríos está archivado: restáurelo antes de su ingreso',
    );
    expect(revisar(egresado, 'ACTIVO', false)).not.toThrow();
  });

  it('quien quedó así de antes se corrige, cambia de estado y se restaura', () => {
    expect(revisar(guardado, 'ACTIVO')).not.toThrow();
    expect(revisar(guardado, 'CON_PERMISO', true)).not.toThrow();
    expect(revisar(guardado, 'EGRESADO')).not.toThrow();
    expect(revisar(guardado, 'ACTIVO', false)).not.toThrow();
  });

  it('vive en la casa quien está en ella y no está archivado', () => {
    expect(viveEnLaCasa(participante())).toBe(true);
    expect(viveEnLaCasa(participante({ estado: 'CON_PERMISO' }))).toBe(true);
    expect(viveEnLaCasa(participante({ estado: 'EGRESADO' }))).toBe(false);
    expect(viveEnLaCasa(guardado)).toBe(false);
  });
});
