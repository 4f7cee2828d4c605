import { screen, within } from '@testing-library/react';
import { conPaciencia } from '@tests/apoyo/con-paciencia';
import type { PanelEnMano } from '@tests/builders/panel-en-mano';
import { CUENTAS_PUBLICADAS } from '@tests/builders/publicado';
import { unUsuario } from '@tests/builders/un-usuario';
import { abrirEnMemoria } from '@tests/ui/apoyo/abrir-en-memoria';
import { setWindowWidth } from '@tests/ui/shared/window-width';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { EstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import { inMemoryVigiaDelSistema } from '@/infrastructure/memory/sistema/in-memory-vigia-del-sistema';

const pestanas = async () => within(await screen.findByRole('navigation', { name: 'Configuración' }));

describe('/configuracion', () => {
  it('CONSULTA ve lo suyo y nada de la fundación, aunque escriba la dirección', async () => {
    abrirEnMemoria('/configuracion?pestana=cobro', { rol: 'CONSULTA' });
    const enlaces = (await pestanas()).getAllByRole('link').map((enlace) => enlace.textContent);
    expect(enlaces).toEqual(['Mi perfil', 'Contraseña', 'Sesiones', 'Preferencias', 'Estado del sistema']);
    expect(await screen.findByLabelText(/Nombre para mostrar/)).toBeVisible();
  });

  it('una mensualidad que parece escrita sin sus miles se pregunta antes de guardarla', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=cobro');
    const valor = await screen.findByLabelText(/Valor de la mensualidad/);
    expect(screen.getByText(/Las mensualidades que ya se generaron no cambian/)).toBeVisible();
    await user.type(valor, '850');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const pregunta = { name: /^¿Son \$\s850 y no \$\s850\.000\?$/ };
    const dialogo = within(await screen.findByRole('alertdialog', pregunta));
    await user.click(dialogo.getByRole('button', { name: 'Corregirlo' }));
    expect((await servicios.configuracion.obtener())?.valor_mensualidad ?? null).toBeNull();
    await user.clear(valor);
    await user.type(valor, '850000');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await conPaciencia(async () =>
      expect(await servicios.configuracion.obtener()).toMatchObject({ valor_mensualidad: 850_000 }),
    );
    expect(screen.queryByRole('alertdialog', pregunta)).toBeNull();
    await user.clear(valor);
    await user.type(valor, '900');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: /Sí, son \$\s900/ }));
    await conPaciencia(async () =>
      expect(await servicios.configuracion.obtener()).toMatchObject({ valor_mensualidad: 900 }),
    );
  });

  it('un administrador guarda los datos de la fundación y quedan en la actividad', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=fundacion');
    await user.type(await screen.findByLabelText(/Nombre de la fundación/), 'Casa de prueba');
    await user.type(screen.getByLabelText(/^NIT/), '900123456-1');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText(/Revise el NIT/)).length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText(/^NIT/));
    await user.type(screen.getByLabelText(/^NIT/), '900123456-8');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await conPaciencia(async () =>
      expect(await servicios.configuracion.obtener()).toMatchObject({
        nombre: 'Casa de prueba',
        nit: '900.123.456-8',
        version: 2,
      }),
    );
    await user.click((await pestanas()).getByRole('link', { name: 'Actividad' }));
    expect(await screen.findByText('Cambió: Configuración')).toBeVisible();
    expect(
      screen.getByText('Nombre de la fundación: Sin dato → Casa de prueba', { exact: false }),
    ).toBeVisible();
  });

  it('si la carga falla lo dice con Reintentar; si el servicio no la guarda, dice que no', async () => {
    let fallos = 0;
    const { user } = abrirEnMemoria('/configuracion?pestana=fundacion', {
      ajustar: ({ configuracion }) => {
        configuracion.obtener = async () => {
          fallos += 1;
          if (fallos === 1) throw new Error('roto');
          return null;
        };
      },
    });
    expect(await screen.findByText('Error al cargar configuración')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Este servicio no guarda la configuración')).toBeVisible();
    expect(screen.queryByText('Error al cargar configuración')).toBeNull();
  });

  it('en un teléfono cada línea de la actividad dice quién, qué, y de qué a qué', async () => {
    setWindowWidth(375);
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=fundacion');
    await screen.findByLabelText(/^Municipio/);
    await servicios.configuracion.actualizar({ municipio: 'Apartadó' });
    await user.click((await pestanas()).getByRole('link', { name: 'Actividad' }));
    expect(await screen.findByText(/· Cambió: Configuración/)).toHaveTextContent(
      /Configuración\. Municipio: Sin dato → Apartadó$/,
    );
  });

  it('si otra persona cambió lo mismo, se elige campo por campo y no se pierde lo escrito', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=fundacion');
    const municipio = await screen.findByLabelText(/^Municipio/);
    await servicios.configuracion.actualizar({ municipio: 'Apartadó' });
    await user.type(municipio, 'Bello');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(
      await screen.findByRole('dialog', { name: 'Este registro cambió mientras tanto' }),
    );
    expect(dialogo.getByText('Apartadó')).toBeVisible();
    await user.click(dialogo.getByRole('button', { name: 'Guardar lo elegido' }));
    await conPaciencia(async () =>
      expect(await servicios.configuracion.obtener()).toMatchObject({ municipio: 'Bello', version: 3 }),
    );
  });

  it('al volver al formulario desde las dos versiones no se pregunta otra vez por el valor', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=cobro');
    const valor = await screen.findByLabelText(/Valor de la mensualidad/);
    await servicios.configuracion.actualizar({ valor_mensualidad: 700_000 });
    await user.type(valor, '850');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: /Sí, son \$\s850/ }));
    await user.click(await screen.findByRole('button', { name: 'Volver al formulario' }));
    await conPaciencia(async () => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(valor).toHaveValue('850');
  });

  it('si otra persona cambió otra pestaña, se guarda sin preguntar y queda lo de las dos', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=fundacion');
    const municipio = await screen.findByLabelText(/^Municipio/);
    await servicios.configuracion.actualizar({ valor_mensualidad: 850_000 });
    await user.type(municipio, 'Bello');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardaron los cambios')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await servicios.configuracion.obtener()).toMatchObject({
      municipio: 'Bello',
      valor_mensualidad: 850_000,
      version: 3,
    });
  });

  /** The first answer to a change of the foundation's data is lost, once the change is stored. */
  const perderLaRespuesta = ({ configuracion }: PanelEnMano) => {
    const actualizar = configuracion.actualizar.bind(configuracion);
    configuracion.actualizar = async (cambios) => {
      configuracion.actualizar = actualizar;
      await actualizar(cambios);
      throw errorSinRespuesta('red');
    };
  };

  it('lo que se guardó sin que llegara la respuesta no se toma por un cambio de otra persona', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=fundacion', {
      ajustar: perderLaRespuesta,
    });
    await user.type(await screen.findByLabelText('Instagram'), '@renacer.bello');
    await user.type(screen.getByLabelText('NIT'), '900123456 – 8');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await conPaciencia(() => expect(screen.getByLabelText('NIT')).toHaveValue('900.123.456-8'));
    expect(screen.queryByText('Este registro cambió mientras tanto')).toBeNull();
    expect((await servicios.configuracion.obtener())?.instagram).toBe(
      'https://www.instagram.com/renacer.bello',
    );
  });

  it('tampoco lo que pide la contraseña', async () => {
    const { user } = abrirEnMemoria('/configuracion?pestana=cuentas', {
      sembrar: ({ usuarios, contrasenas }) => {
        usuarios.insertar(unUsuario().con({ email: 'ana@fundacion.example' }).datos());
        contrasenas.set('1', 'esta sí es');
      },
      ajustar: (previos) => {
        void previos.configuracion.actualizar({ cuentas: CUENTAS_PUBLICADAS });
        perderLaRespuesta(previos);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar la cuenta 1' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Publicar estas cuentas?' }));
    await user.type(dialogo.getByLabelText(/Su contraseña/), 'esta sí es');
    await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    // Neither in doubt nor behind a dialog.
    await conPaciencia(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    expect(screen.queryByText('Este registro cambió mientras tanto')).toBeNull();
  });

  it('las cuentas publicadas se quitan y se corrigen, con antes y después y la contraseña', async () => {
    const { user, servicios } = abrirEnMemoria('/configuracion?pestana=cuentas', {
      sembrar: ({ usuarios, contrasenas }) => {
        usuarios.insertar(unUsuario().con({ email: 'ana@fundacion.example' }).datos());
        contrasenas.set('1', 'esta sí es');
      },
      ajustar: (previos) => {
        void previos.configuracion.actualizar({ cuentas: CUENTAS_PUBLICADAS });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar la cuenta 1' }));
    const [numero] = screen.getAllByLabelText('Número');
    await user.clear(numero as HTMLElement);
    await user.type(numero as HTMLElement, '777-888');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Publicar estas cuentas?' }));
    const [psiquiatria, quitada] = dialogo.getAllByRole('heading', { level: 3 });
    const junto = (titulo: HTMLElement | undefined) => titulo?.parentElement?.textContent;
    expect(junto(psiquiatria)).toMatch(/Psiquiatría.*Antes.*000-000000-02.*Después.*777-888/);
    expect(junto(quitada)).toMatch(/Laboratorios.*000-000000-01.*Deja de publicarse/);
    await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await dialogo.findByText('Este campo es obligatorio')).toBeVisible();
    await user.type(dialogo.getByLabelText(/Su contraseña/), 'no es esta');
    await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await dialogo.findByText('La contraseña no es correcta')).toBeVisible();
    expect(numero).toHaveValue('777-888');
    await user.clear(dialogo.getByLabelText(/Su contraseña/));
    await user.type(dialogo.getByLabelText(/Su contraseña/), 'esta sí es');
    await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    await conPaciencia(async () => {
      const cuentas = (await servicios.configuracion.obtener())?.cuentas;
      expect(cuentas).toHaveLength(7);
      expect(cuentas?.[0]).toMatchObject({ area: 'Psiquiatría', numero: '777-888' });
    });
  });

  it.each([
    ['ATENCION', 'No hay servidor de correo: de los cambios no se avisa a nadie', 'no se avisa a nadie'],
    ['BIEN', 'se avisa por correo a todos los administradores', 'se avisa por correo'],
  ] as const)(
    'del correo (%s) se promete lo que hay, al escribir las cuentas y al confirmar',
    async (nivel, aviso, alConfirmar) => {
      const correo = { parte: 'CORREO' as const, nivel, resumen: '', detalles: [], accion: null };
      const estado: EstadoDelSistema = {
        revisado_en: '2026-11-21T15:00:00Z',
        ensayo: 'LISTO',
        partes: [correo],
      };
      vi.spyOn(inMemoryVigiaDelSistema, 'mirar').mockResolvedValue(estado);
      onTestFinished(() => void vi.restoreAllMocks());
      const { user } = abrirEnMemoria('/configuracion?pestana=cuentas', {
        ajustar: (previos) => {
          void previos.configuracion.actualizar({ cuentas: CUENTAS_PUBLICADAS });
        },
      });
      expect(await screen.findByText(new RegExp(aviso))).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Quitar la cuenta 1' }));
      await user.click(screen.getByRole('button', { name: 'Guardar' }));
      const dialogo = within(await screen.findByRole('dialog', { name: '¿Publicar estas cuentas?' }));
      expect(dialogo.getByText(new RegExp(`Se publica enseguida.*${alConfirmar}`))).toBeVisible();
    },
  );

  it('donde no se sabe del correo no se promete', async () => {
    abrirEnMemoria('/configuracion?pestana=cuentas');
    expect(await screen.findByText(/se publica de inmediato/)).toBeVisible();
    expect(screen.queryByText(/por correo/)).toBeNull();
  });

  it('las filas por página elegidas valen para las demás listas', async () => {
    const { user, router, servicios } = abrirEnMemoria('/configuracion?pestana=preferencias');
    const buscar = vi.spyOn(servicios.sedes, 'buscar');
    await user.selectOptions(await screen.findByLabelText('Filas por página'), '25');
    await router.navigate({ to: '/sedes' });
    await conPaciencia(() => expect(buscar).toHaveBeenCalledWith(expect.objectContaining({ limite: 25 })));
  });
});
