import { acudiente } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { contactosDeEmergencia, emergenciaEnPalabras } from '@/domain/acudientes/contactos-de-emergencia';

const marcado = (cambios: Parameters<typeof acudiente>[0] = {}) =>
  acudiente({ es_emergencia: true, telefono: '3001112233', parentesco: 'HERMANO', ...cambios });

describe('a quién se llama en una emergencia', () => {
  it('a los acudientes marcados que siguen respondiendo, y a nadie más', () => {
    const todos = [
      marcado({ id: 1 }),
      acudiente({ id: 2, es_principal: true }),
      marcado({ id: 3, estado: 'INACTIVO' }),
      marcado({ id: 4, archivado_en: '2026-01-01T00:00:00Z' }),
      marcado({ id: 5 }),
    ];
    expect(contactosDeEmergencia(todos).map(({ id }) => id)).toEqual([1, 5]);
  });

  it.each([
    [[marcado()], null, 'Luz Ríos · Hermano o hermana · 300 111 2233'],
    [[marcado({ parentesco: null, telefono: null })], null, 'Luz Ríos'],
    [[marcado()], 'La vecina', 'Luz Ríos · Hermano o hermana · 300 111 2233; La vecina'],
    [[acudiente()], 'La vecina', 'La vecina'],
    [[acudiente()], null, null],
  ])('en el papel: %#', (acudientes, anotado, texto) => {
    expect(emergenciaEnPalabras(acudientes, anotado)).toBe(texto);
  });
});
