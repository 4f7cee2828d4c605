import { HISTORIA, INTRODUCCION, METODOS, VALORES } from '@/ui/content/nosotros';
import { ConImagen } from '../piezas/con-imagen';
import { Icono } from '../piezas/icono';
import { LlamadoAyuda } from '../piezas/llamado-ayuda';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { Tarjetas } from '../piezas/tarjetas';
import { Equipo } from './equipo';
import { Sedes } from './sedes';

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
