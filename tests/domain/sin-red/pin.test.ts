import { describe, expect, it } from 'vitest';
import { falloDePin } from '@/domain/sin-red/pin';

describe('falloDePin', () => {
  it.each(['193847', '740193', '000001', '900817'])('takes %s', (pin) => {
    expect(falloDePin(pin)).toBeNull();
  });

  it.each(['', '12345', '1234567', '12a456', ' 193847', '１９３８４７'])(
    'asks for six digits of «%s»',
    (pin) => {
      expect(falloDePin(pin)).toBe('Escriba 6 números');
    },
  );

  it.each(['111111', '000000', '121212', '123123'])('refuses %s, which repeats itself', (pin) => {
    expect(falloDePin(pin)).toContain('repetir los mismos números');
  });

  it.each([
    '123456',
    '234567',
    '456789',
    '567890',
    '654321',
    '987654',
    '098765',
    '123321',
    '112233',
    '159753',
    '147258',
    '258369',
    '147852',
    '121314',
    '102030',
  ])('refuses %s, which everybody tries first', (pin) => {
    expect(falloDePin(pin)).toContain('primeros que cualquiera prueba');
  });
});
