import { describe, expect, it } from 'vitest';
import { columnasParaMarcar } from '@/domain/formatos/columnas-para-marcar';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';

const columnasDe = (...renglones: string[]): number[] => {
  const [tabla] = rellenarBloques(analizarMarcado(renglones.join('\n')), {
    valores: {},
    conReservados: false,
  });
  return tabla?.tipo === 'tabla' ? [...columnasParaMarcar(tabla.filas)] : [];
};

describe('columnasParaMarcar', () => {
  it('son las de Sí y No que nadie ha llenado', () => {
    expect(columnasDe('| Autorizo | Sí | No |', '|---|---|---|', '| Fotos | | |', '| Videos | | |')).toEqual([
      1, 2,
    ]);
  });

  it('una con algo escrito, o donde se escribe, no', () => {
    expect(columnasDe('| Dato | Sí | No |', '|---|---|---|', '| Fotos | todas | ___ |')).toEqual([]);
    expect(columnasDe('| Dato | Respuesta |', '|---|---|', '| Lugar | |')).toEqual([]);
  });

  it('sin filas no hay qué marcar', () => {
    expect(columnasParaMarcar([])).toEqual(new Set());
  });
});
