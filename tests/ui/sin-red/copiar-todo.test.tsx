import { screen } from '@testing-library/react';
import { unaEntrada, unCambioDeEstado, unRechazo } from '@tests/builders/entrada';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toaster } from '@/ui/shared/toast-store';
import { abrirLaCola, conEntrada, DECIDIR, rechazada } from './apoyo';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toaster.list()) toaster.dismiss(id);
});

const SIN_PERMISO = { estado: rechazada(unRechazo('PERMISO_DENEGADO')) };
const PAGO = unaEntrada({ n: 1, hecha_en: Date.UTC(2026, 10, 20, 15, 5), ...SIN_PERMISO });
const SALIDA = unaEntrada({
  n: 2,
  nombre: 'estado:1',
  que: 'Salida de Luz Ríos',
  orden: unCambioDeEstado(1, 'CON_PERMISO', 0),
  hecha_en: Date.UTC(2026, 10, 20, 16, 30),
  ...SIN_PERMISO,
});

describe('varias que necesitan una decisión', () => {
  it('se copian todas de una vez, cada una con lo que se escribió y cuándo', async () => {
    const { user, servicios } = await conEntrada(PAGO, '/participantes', [SALIDA]);
    const copiar = vi.spyOn(servicios.portapapeles, 'copiar').mockResolvedValue();
    const cola = await abrirLaCola(user, 'Por enviar (2): 2 necesitan su decisión');
    await user.click(cola.getByRole('button', { name: 'Copiar todo' }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(copiar).toHaveBeenCalledTimes(1);
    const [pago, salida] = String(copiar.mock.calls[0]?.[0]).split('\n\n');
    expect(pago).toMatch(
      /^Abono de \$ 300\.000 de Luz Ríos, noviembre de 2026\nHecho el vie 20 nov 2026, 10:05\n/,
    );
    expect(pago).toMatch(/Valor: \$\s300\.000/);
    expect(salida).toMatch(/^Salida de Luz Ríos\nHecho el vie 20 nov 2026, 11:30\n/);
  });

  it('de una sola se copia ella', async () => {
    const { user } = await conEntrada(PAGO);
    const cola = await abrirLaCola(user, DECIDIR);
    expect(
      await cola.findByRole('button', { name: 'Copiar para que otra persona lo registre' }),
    ).toBeVisible();
    expect(cola.queryByRole('button', { name: 'Copiar todo' })).toBeNull();
  });
});
