import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sonda } from '@/application/conexion/sonda.port';
import { abrir } from '../apoyo/abrir';

const sondaCon = (auth: boolean, dashboard: boolean): Sonda => ({
  probar: async (servicio) =>
    servicio === 'auth' ? { success: auth, responseTime: 41.6 } : { success: dashboard, responseTime: 1_250 },
});

const banda = async (texto: string) => {
  const mensaje = await screen.findByText(texto);
  const region = mensaje.closest<HTMLElement>('[role=status]');
  if (!region) throw new Error('El mensaje no está en una región de estado');
  return region;
};

describe('estado de conexión en /login (especificación §2 y §8)', () => {
  it.each([
    [true, true, 'Conexión exitosa con ambos servicios', ['Disponible', 'Disponible']],
    [true, false, 'Auth service OK, pero dashboard service falló', ['Disponible', 'No disponible']],
    [false, true, 'Dashboard service OK, pero auth service falló', ['No disponible', 'Disponible']],
    [false, false, 'Ambos servicios no están disponibles', ['No disponible', 'No disponible']],
  ])('auth %s, panel %s: %s', async (auth, dashboard, mensaje, marcas) => {
    abrir('/login', { sesion: null, sonda: sondaCon(auth, dashboard) });
    const region = await banda(mensaje);
    expect(within(region).getByText('Estado de conexión')).toBeTruthy();
    const lineas = within(region).getAllByRole('listitem');
    expect(lineas.map((linea) => linea.textContent)).toEqual([
      'Servicio de autenticación42 ms',
      'Servicio del panel1.250 ms',
    ]);
    expect(lineas.map((linea) => within(linea).getByRole('img').getAttribute('aria-label'))).toEqual(marcas);
  });

  it.each([
    [2 * 86_400_000, 'El reloj de este equipo está adelantado 2 días'],
    [-3 * 3_600_000, 'El reloj de este equipo está atrasado 3 h'],
    [25 * 60_000, 'El reloj de este equipo está adelantado 25 minutos'],
  ])(
    'un equipo con el reloj mal lo dice antes de que proponga otro día: %i ms',
    async (deviceClock, titulo) => {
      const probar = async () => ({ success: true, responseTime: 5, deviceClock });
      abrir('/login', { sesion: null, sonda: { probar } });
      const aviso = (await screen.findByText(titulo)).closest('[role=alert]');
      expect(aviso).toHaveTextContent('De él salen las fechas que se proponen');
      expect(screen.getByText('Conexión exitosa con ambos servicios')).toBeTruthy();
    },
  );

  it('dice Error testing connection cuando la prueba misma falla, y deja repetirla', async () => {
    let rota = true;
    const probar = async () => {
      if (rota) throw new Error('La prueba no se pudo hacer');
      return { success: true, responseTime: 5 };
    };
    const { user } = abrir('/login', { sesion: null, sonda: { probar } });
    await banda('Error testing connection');
    rota = false;
    await user.click(screen.getByRole('button', { name: 'Probar de nuevo' }));
    expect(await screen.findByText('Conexión exitosa con ambos servicios')).toBeTruthy();
  });

  it('sin los servicios también dice Error testing connection', async () => {
    abrir('/login', { contexto: { cargarAcceso: () => Promise.reject(new Error('sin red')) } });
    expect(await screen.findByText('Error testing connection')).toBeTruthy();
  });
});
