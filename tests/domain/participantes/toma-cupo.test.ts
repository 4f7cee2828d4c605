import { describe, expect, it } from 'vitest';
import { type Ocupante, tomaCupo } from '@/domain/participantes/toma-cupo';

const dentro: Ocupante = { estado: 'ACTIVO', sede_id: 1, area: 'HOMBRES', archivado_en: null };
const fuera: Ocupante = { ...dentro, estado: 'PREINGRESO' };

describe('tomaCupo', () => {
  it.each<[string, Ocupante | null, Ocupante, boolean]>([
    ['un registro nuevo activo', null, dentro, true],
    ['un registro nuevo sin ingreso', null, fuera, false],
    ['el ingreso', fuera, dentro, true],
    ['el reingreso', { ...dentro, estado: 'EGRESADO' }, dentro, true],
    ['la salida con permiso', dentro, { ...dentro, estado: 'CON_PERMISO' }, false],
    ['el regreso del permiso', { ...dentro, estado: 'CON_PERMISO' }, dentro, false],
    ['el egreso', dentro, { ...dentro, estado: 'EGRESADO' }, false],
    ['el traslado de sede', dentro, { ...dentro, sede_id: 2 }, true],
    ['el cambio de área', dentro, { ...dentro, area: 'MUJERES' }, true],
    ['la misma sede escrita como texto', dentro, { ...dentro, sede_id: '1' }, false],
    ['quedar sin sede', dentro, { ...dentro, sede_id: null }, false],
    ['restaurar', { ...dentro, archivado_en: '2026-01-01' }, dentro, true],
    ['archivar', dentro, { ...dentro, archivado_en: '2026-01-01' }, false],
  ])('%s', (_, antes, despues, esperado) => {
    expect(tomaCupo(antes, despues)).toBe(esperado);
  });
});
