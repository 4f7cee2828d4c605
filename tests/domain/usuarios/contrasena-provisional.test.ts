import { describe, expect, it } from 'vitest';
import { provisionalVencida, venceProvisional } from '@/domain/usuarios/contrasena-provisional';

const DESDE = new Date('2026-11-21T15:00:00Z');
const HASTA = '2026-11-24T15:00:00.000Z';

describe('contraseñas provisionales', () => {
  it('sirven 72 horas', () => {
    expect(venceProvisional(DESDE).toISOString()).toBe(HASTA);
  });

  it.each([
    ['un segundo antes', '2026-11-24T14:59:59Z', false],
    ['a la hora en punto', '2026-11-24T15:00:00Z', true],
    ['después', '2026-11-25T00:00:00Z', true],
  ])('%s', (_caso, ahora, vencida) => {
    expect(provisionalVencida(HASTA, new Date(ahora))).toBe(vencida);
  });

  it('la que eligió su dueño no vence', () => {
    expect(provisionalVencida(null, new Date('2100-01-01T00:00:00Z'))).toBe(false);
  });
});
