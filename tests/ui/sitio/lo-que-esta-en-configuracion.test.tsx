import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';

it.each([
  ['Inicio', /Nombre, logo y color/, '/configuracion?pestana=fundacion'],
  ['Contacto', /Teléfono, WhatsApp, correo y redes/, '/configuracion?pestana=fundacion'],
  ['Donaciones', /Cuentas y billetera/, '/configuracion?pestana=cuentas'],
])(
  'lo que %s muestra y se escribe en Configuración se encuentra desde el sitio',
  async (pagina, que, donde) => {
    abrirEnMemoria('/sitio');
    const tarjeta = within(await screen.findByRole('region', { name: pagina }));
    const enlace = tarjeta.getByRole('link', { name: que });
    expect(enlace).toHaveAccessibleName(/En Configuración$/);
    expect(enlace).toHaveAttribute('href', donde);
  },
);
