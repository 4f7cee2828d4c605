import { chakra } from '@chakra-ui/react/styled-system';
import { Icono } from '@/ui/sitio/piezas/icono';
import { LlamadoAyuda } from '@/ui/sitio/piezas/llamado-ayuda';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { Tarjetas } from '@/ui/sitio/piezas/tarjetas';
import { useSitio } from '@/ui/sitio/servicios/use-sitio';
import { HISTORIA, INTRODUCCION, METODOS, VALORES } from '@/ui/sitio/textos/nosotros';
import { sedesEnPagina } from '@/ui/sitio/textos/sedes';
import { Equipo } from './equipo';

/** Words and a drawing side by side on wide screens; `invertida` puts the drawing first. */
const ConImagen = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(2rem, 5vw, 4.5rem)',
    '& img': { width: '100%', borderRadius: 'media' },
    '& p': { color: 'fg.muted', fontSize: 'lg', '& + p': { marginTop: '4' } },
    '& article + article': { marginTop: '8' },
    '& h3': { marginBottom: '2' },
  },
  variants: { invertida: { true: { '& img': { order: { md: 2 } } } } },
});

const Sedes = () => (
  <Seccion
    titulo="Dónde estamos"
    texto="En cada sede, hombres y mujeres reciben atención por separado."
    fondo="verde"
  >
    <Tarjetas columnas={3}>
      {sedesEnPagina(useSitio()).map(({ nombre, direccion, telefono }) => (
        <li key={nombre}>
          <Icono nombre="pin" />
          <h3>{nombre}</h3>
          <p>{direccion ?? 'Pronto publicaremos la dirección.'}</p>
          {telefono && (
            <p>
              <a href={telefono.enlace}>{telefono.visible}</a>
            </p>
          )}
        </li>
      ))}
    </Tarjetas>
  </Seccion>
);

export const NosotrosPage = () => (
  <>
    <Portada
      titulo="Nosotros"
      texto="Personas comunes, con fe y con oficio, al lado de quien quiere volver."
    />
    <Seccion titulo={INTRODUCCION.titulo}>
      <ConImagen invertida>
        <img src="/img/nosotros-arbol.svg" alt="" width="720" height="540" />
        <div>
          {INTRODUCCION.parrafos.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
        </div>
      </ConImagen>
    </Seccion>
    <Seccion titulo="Nuestros métodos" texto="Tres apoyos que se sostienen entre sí." fondo="blanco">
      <Tarjetas columnas={3}>
        {METODOS.map(({ icono, titulo, texto }) => (
          <li key={titulo}>
            <Icono nombre={icono} />
            <h3>{titulo}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </Tarjetas>
    </Seccion>
    <Sedes />
    <Equipo />
    <Seccion titulo="Nuestra historia" fondo="blanco">
      <ConImagen>
        <img src="/img/nosotros-historia.svg" alt="" width="720" height="540" loading="lazy" />
        <div>
          {HISTORIA.map(({ titulo, texto }) => (
            <article key={titulo}>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </article>
          ))}
        </div>
      </ConImagen>
    </Seccion>
    <Seccion titulo="Lo que nos guía">
      <Tarjetas columnas={3}>
        {VALORES.map(({ nombre, texto }) => (
          <li key={nombre}>
            <h3>{nombre}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </Tarjetas>
    </Seccion>
    <LlamadoAyuda />
  </>
);
