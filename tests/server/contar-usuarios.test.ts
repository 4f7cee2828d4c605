import { unUsuario } from '@tests/builders/un-usuario';
import { expect, it } from 'vitest';
import { contarIntegridad, contarUsuarios } from '@/server/consola/contar';

// Past seven in the evening in Colombia it is already tomorrow in UTC.
const ANOCHE = '2026-11-28T01:03:09.933Z';

it('de cada usuario se dice cuándo entró por última vez en hora de Colombia', () => {
  const ana = { ...unUsuario().conCorreo('ana@fundacion.example').almacenado(), ultimo_acceso: ANOCHE };
  const rosa = { ...unUsuario().conCorreo('rosa@fundacion.example').almacenado(2), ultimo_acceso: null };
  expect(contarUsuarios([ana, rosa])).toEqual([
    'ana@fundacion.example   CONSULTA  ACTIVO  último ingreso vie 27 nov 2026, 20:03',
    'rosa@fundacion.example  CONSULTA  ACTIVO  nunca ha entrado',
  ]);
});

it('y de la historia, cuándo se firmó', () => {
  const historia = { integra: true, renglones: 12, sello: 'abc', sellada_en: ANOCHE, fallas: [] };
  expect(contarIntegridad(historia)).toContain(
    'Firmada por última vez: vie 27 nov 2026, 20:03 (hora de Colombia)',
  );
  expect(contarIntegridad({ ...historia, sellada_en: null })).toContain('Firmada por última vez: todavía no');
});
