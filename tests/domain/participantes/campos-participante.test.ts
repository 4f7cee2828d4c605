import { describe, expect, it } from 'vitest';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import type { Campos } from '@/domain/shared/campos/campo';
import { camposCon } from '@/domain/shared/campos/campo';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';

const CAMPOS: Campos = CAMPOS_PARTICIPANTE;

describe('los campos de un participante', () => {
  it('los reservados son los que las demás secciones conocen, y ningún archivo los trae', () => {
    expect(camposCon(CAMPOS_PARTICIPANTE, 'reservado')).toEqual([...CAMPOS_RESERVADOS]);
    for (const campo of CAMPOS_RESERVADOS) expect(Object.keys(COLUMNAS_PARTICIPANTES)).not.toContain(campo);
  });

  it('dos no ocupan el mismo lugar entre las columnas de un archivo, ni llenan la misma variable', () => {
    for (const propiedad of ['columna', 'variable'] as const) {
      const escritas = camposCon(CAMPOS, propiedad).map((campo) => CAMPOS[campo]?.[propiedad]);
      expect(new Set(escritas).size, propiedad).toBe(escritas.length);
    }
  });
});
