import { cleanup, screen, within } from '@testing-library/react';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import { inMemoryVigiaDelSistema } from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';

describe('/configuracion, estado del sistema', () => {
  it('el estado del sistema dice cuánto tardó cada servicio', async () => {
    abrirEnMemoria('/configuracion?pestana=sistema');
    expect(await screen.findByText('Conexión exitosa con ambos servicios')).toBeVisible();
    expect(screen.getAllByText('12 ms')).toHaveLength(2);
    expect(screen.queryByText(/La hora del equipo/)).toBeNull();
  });

  it('un administrador ve cómo está cada parte, qué hacer, y verifica la copia', async () => {
    const parte = { detalles: [] as string[], accion: null };
    const estado = {
      revisado_en: '2026-11-21T15:00:00Z',
      ensayo: 'LISTO' as 'LISTO' | 'EN_CURSO',
      partes: [
        { ...parte, parte: 'RESPALDO', nivel: 'MAL', resumen: 'La última copia falló', accion: 'Corríjalo' },
        { ...parte, parte: 'RESTAURACION', nivel: 'BIEN', resumen: 'Quedó igual' },
      ] satisfies EstadoDelSistema['partes'],
    };
    const ensayar = vi.fn(async () => {
      estado.ensayo = 'EN_CURSO';
    });
    const mirar = vi.spyOn(inMemoryVigiaDelSistema, 'mirar').mockImplementation(async () => ({ ...estado }));
    vi.spyOn(inMemoryVigiaDelSistema, 'ensayar').mockImplementation(ensayar);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user } = abrirEnMemoria('/configuracion?pestana=sistema');
    expect(await screen.findByText('Hay una cosa por atender')).toBeVisible();
    const ficha = within(screen.getByText('Copia de seguridad').closest('li') as HTMLElement);
    expect(ficha.getByText('Con falla')).toBeVisible();
    expect(ficha.getByText(/Corríjalo/)).toBeVisible();
    estado.revisado_en = '2026-11-21T16:30:00Z';
    await user.click(screen.getByRole('button', { name: 'Mirar de nuevo' }));
    expect(await screen.findByText(/Mirado el .*11:30/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verificar ahora' }));
    expect(await screen.findByText(/Puede seguir trabajando/)).toBeVisible();
    expect(ensayar).toHaveBeenCalledTimes(1);
    expect(mirar.mock.calls.length).toBeGreaterThan(1);
  });

  it('donde no hay qué mirar se dice; a CONSULTA no se le ofrece', async () => {
    abrirEnMemoria('/configuracion?pestana=sistema');
    expect(await screen.findByText(/Aquí no hay copias de seguridad/)).toBeVisible();
    cleanup();
    abrirEnMemoria('/configuracion?pestana=sistema', { rol: 'CONSULTA' });
    expect(await screen.findByText('Conexión exitosa con ambos servicios')).toBeVisible();
    expect(screen.queryByText('Salud del sistema')).toBeNull();
  });

  it.each([
    [365 * 86_400_000, 'está 365 días adelantada'],
    [-5 * 3_600_000, 'está 5 h atrasada'],
  ])(
    'el estado del sistema dice que la hora del equipo saltó (%i ms) y qué hacer',
    async (clockJump, cuanto) => {
      abrirEnMemoria('/configuracion?pestana=sistema', {
        sonda: { probar: async () => ({ success: true, responseTime: 12, clockJump }) },
      });
      expect(await screen.findByText(`La hora del equipo saltó: ${cuanto}`)).toBeVisible();
      expect(screen.getByText(/aceptar-hora/)).toBeVisible();
    },
  );
});
