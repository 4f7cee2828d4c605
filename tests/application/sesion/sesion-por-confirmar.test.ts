import { describe, expect, it } from 'vitest';
import { SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';

describe('una sesión que no quedó confirmada', () => {
  it('dice en los registros qué fue', () => {
    const error = new SesionSinConfirmar();
    expect(error).toBeInstanceOf(Error);
    expect(`${error.name}: ${error.message}`).toBe('SesionSinConfirmar: La sesión no quedó confirmada');
  });
});
