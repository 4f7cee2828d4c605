import { expect, it } from 'vitest';
import { type DocumentoPreparado, faltantesDe } from '@/domain/formatos/documento-preparado';
import type { VariableFormato } from '@/domain/formatos/variables-formato';

const sin = (...faltantes: VariableFormato[]) =>
  ({ faltantes }) as Partial<DocumentoPreparado> as DocumentoPreparado;

it('lo que les falta a varios documentos se dice una sola vez, en el orden en que se echa de menos', () => {
  expect(
    faltantesDe([
      sin('sede.nombre', 'participante.eps'),
      sin(),
      sin('participante.eps', 'acudiente.nombre', 'sede.nombre'),
    ]),
  ).toEqual(['sede.nombre', 'participante.eps', 'acudiente.nombre']);
  expect(faltantesDe([])).toEqual([]);
});
