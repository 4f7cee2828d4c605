import { unaEntrada, unHecho } from '@tests/builders/entrada';
import { describe, expect, it } from 'vitest';
import { escribirEntrada, leerEntrada } from '@/domain/sin-red/cola';
import { conLoQueLleva, loQueLleva, provisionalDe } from '@/domain/sin-red/lo-que-lleva';
import { datosDe } from '@/domain/sin-red/ordenes-sin-red';
import { abono, crear } from './apoyo-caminos';

const DURANTE = { desde: 1, servicio: null };
const CODIGO = provisionalDe(unaEntrada()) ?? '';

describe('lo que un pago lleva al servicio', () => {
  it('el código de su provisional, siempre el mismo, y que ha de ser el único', () => {
    expect(CODIGO).toMatch(/^[A-Z]{3}[2-9]{3}$/);
    expect(loQueLleva(unaEntrada(), [])).toEqual({ unico: true, provisional: CODIGO });
    expect(provisionalDe(unaEntrada({ n: 2 }))).not.toBe(CODIGO);
    expect(loQueLleva(unaEntrada({ esOtro: true }), [])).toEqual({ provisional: CODIGO });
  });

  it('nada, lo que no es de dinero', () => {
    expect(loQueLleva(unaEntrada({ orden: crear }), [])).toEqual({});
    expect(provisionalDe(unaEntrada({ orden: crear }))).toBeNull();
  });

  it('lo que salió sin él sigue sin él; lo que lo llevó, con el suyo', () => {
    const estado = { tipo: 'enviando', ...DURANTE } as const;
    expect(provisionalDe(unaEntrada({ estado }))).toBeNull();
    expect(loQueLleva(unaEntrada({ estado }), [])).toEqual({ unico: true });
    expect(loQueLleva(unaEntrada({ estado }), [])).not.toHaveProperty('provisional');
    expect(provisionalDe(unaEntrada({ estado, lleva: {} }))).toBeNull();
    expect(provisionalDe(unaEntrada({ estado, lleva: { provisional: 'KMX482' } }))).toBe('KMX482');
    const lista = { tipo: 'lista', en: 1, hecho: unHecho } as const;
    expect(provisionalDe(unaEntrada({ estado: lista }))).toBeNull();
    expect(provisionalDe(unaEntrada({ estado: lista, lleva: { provisional: 'KMX482' } }))).toBe('KMX482');
  });

  it('va con lo demás como estaba', () => {
    expect(datosDe(conLoQueLleva(abono, { unico: true }))).toEqual({ ...datosDe(abono), unico: true });
    expect(conLoQueLleva(abono, {})).toBe(abono);
    expect(conLoQueLleva(abono)).toBe(abono);
  });

  it('se guarda con la entrada', () => {
    const entrada = unaEntrada({ lleva: { unico: true, provisional: 'KMX482' } });
    expect(leerEntrada(escribirEntrada(entrada))).toEqual(entrada);
  });
});
