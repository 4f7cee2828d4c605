import { CUENTAS_PUBLICADAS } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { esquemaDatosCuenta, esquemaDatosDonaciones } from '@/domain/configuracion/cuenta-publica';
import { CUENTAS_DE_MUESTRA, DONACIONES_DE_MUESTRA } from '@/domain/configuracion/cuentas-de-muestra';

describe('las cuentas de muestra', () => {
  it('son las de la especificación, de un banco y de alguien que no existen', () => {
    expect(CUENTAS_DE_MUESTRA).toEqual(
      CUENTAS_PUBLICADAS.map(({ titular, ...cuenta }) => ({
        ...cuenta,
        banco: 'Banco de ejemplo',
        titular: titular === null ? null : 'Titular de ejemplo',
      })),
    );
  });

  it('las donaciones van a un Nequi y a una cuenta que nadie tiene', () => {
    expect(DONACIONES_DE_MUESTRA).toEqual({
      billetera: 'Nequi',
      llave: '399 000 0000',
      banco: 'Banco de ejemplo',
      tipo: 'Cuenta de ahorros',
      numero: '000-000000-00',
      titular: 'Titular de ejemplo',
    });
  });

  it('se podrían escribir tal como se muestran', () => {
    for (const cuenta of CUENTAS_DE_MUESTRA) expect(esquemaDatosCuenta.parse(cuenta)).toEqual(cuenta);
    expect(esquemaDatosDonaciones.parse(DONACIONES_DE_MUESTRA)).toEqual(DONACIONES_DE_MUESTRA);
  });
});
