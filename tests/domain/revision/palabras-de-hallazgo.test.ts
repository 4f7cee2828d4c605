import { describe, expect, it } from 'vitest';
import { MOTIVOS_DE_HALLAZGO } from '@/domain/revision/hallazgo';
import { CONSEJO_DE_HALLAZGO, nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';

describe('cómo se nombra lo que hay que revisar', () => {
  it.each([
    ['DOCUMENTO_REPETIDO', 'persona coincide en documento', 'personas coinciden en documento'],
    [
      'DOCUMENTO_CON_OTRO_NOMBRE',
      'acudiente comparte su documento con otro nombre',
      'acudientes comparten su documento con otro nombre',
    ],
    ['NOMBRE_REPETIDO', 'persona coincide en nombre y teléfono', 'personas coinciden en nombre y teléfono'],
    ['VALOR_PEQUENO', 'valor menor de $ 1.000', 'valores menores de $ 1.000'],
    ['DOCUMENTO_DUDOSO', 'documento que no se entiende', 'documentos que no se entienden'],
    ['TELEFONO_DUDOSO', 'teléfono que no se entiende', 'teléfonos que no se entienden'],
  ] as const)('%s', (motivo, uno, varios) => {
    expect(nombreDeHallazgo(motivo, 1).replaceAll('\u00a0', ' ')).toBe(uno);
    for (const cuantos of [0, 2, 12])
      expect(nombreDeHallazgo(motivo, cuantos).replaceAll('\u00a0', ' ')).toBe(varios);
  });

  it.each([
    ['DOCUMENTO_REPETIDO', /archive la otra.*corrija el documento/],
    ['DOCUMENTO_CON_OTRO_NOMBRE', /son dos personas, corrija el documento.*Si es la misma/],
    ['NOMBRE_REPETIDO', /archive la otra.*escriba el documento que falta/],
    ['VALOR_PEQUENO', /850\.000 como 850\. Corríjalo o anúlelo/],
    ['DOCUMENTO_DUDOSO', /^Se conservó como estaba escrito/],
    ['TELEFONO_DUDOSO', /^Se conservó como estaba escrito/],
  ] as const)('qué hacer con %s', (motivo, dicho) => {
    expect(CONSEJO_DE_HALLAZGO[motivo]).toMatch(dicho);
  });

  it('hay palabras para todos', () => {
    for (const motivo of MOTIVOS_DE_HALLAZGO) expect(CONSEJO_DE_HALLAZGO[motivo]).not.toBe('');
  });
});
