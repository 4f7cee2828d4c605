import { chakra } from '@chakra-ui/react/styled-system';
import { renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { FotoDelSitio } from '@/ui/sitio/piezas/foto-del-sitio';
import { Icono } from '@/ui/sitio/piezas/icono';
import { LlamadoAyuda } from '@/ui/sitio/piezas/llamado-ayuda';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { Tarjetas } from '@/ui/sitio/piezas/tarjetas';
import { useParte } from '@/ui/sitio/servicios/use-parte';
import { useSitio } from '@/ui/sitio/servicios/use-sitio';
import { sedesEnPagina } from '@/ui/sitio/textos/sedes';
import { HISTORIA, METODOS, NOSOTROS, VALORES } from '@/ui/textos/sitio/nosotros';
import { Equipo } from './equipo';

/** What is at the side of some words. */
const DE_MEDIA_PAGINA = { ancho: 720, alto: 540, sizes: '(min-width: 48em) 34rem, 100vw' } as const;

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

function Sedes() {
  const sedes = sedesEnPagina(useSitio());
  return (
    <Seccion
      titulo="Dónde estamos"
      texto={
        sedes.length > 0
          ? 'En cada sede, hombres y mujeres reciben atención por separado.'
          : 'Pronto publicaremos las direcciones de las sedes.'
      }
      fondo="verde"
    >
      {sedes.length > 0 && (
        <Tarjetas columnas={3}>
          {sedes.map(({ nombre, direccion, telefono }) => (
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
      )}
    </Seccion>
  );
}

const ICONOS = ['hoja', 'sol', 'corazon'] as const;

const Parrafos = ({ texto }: { texto: string }) =>
  renglonesDe(texto).map((parrafo) => <p key={parrafo}>{parrafo}</p>);

function Metodos() {
  const { texto, metodos } = useParte('metodos', METODOS);
  return (
    <Seccion titulo="Nuestros métodos" texto={texto} fondo="blanco">
      <Tarjetas columnas={3}>
        {metodos.map((metodo, n) => (
          <li key={metodo.titulo}>
            <Icono nombre={ICONOS[n % ICONOS.length] ?? 'hoja'} />
            <h3>{metodo.titulo}</h3>
            <p>{metodo.texto}</p>
          </li>
        ))}
      </Tarjetas>
    </Seccion>
  );
}

function Historia() {
  const { bloques, foto } = useParte('historia', HISTORIA);
  return (
    <Seccion titulo="Nuestra historia" fondo="blanco">
      <ConImagen>
        <FotoDelSitio foto={foto} dibujo="/img/nosotros-historia.svg" {...DE_MEDIA_PAGINA} />
        <div>
          {bloques.map(({ titulo, texto }) => (
            <article key={titulo}>
              <h3>{titulo}</h3>
              <Parrafos texto={texto} />
            </article>
          ))}
        </div>
      </ConImagen>
    </Seccion>
  );
}

export function NosotrosPage() {
  const { introduccion, titulo, texto, foto } = useParte('nosotros', NOSOTROS);
  const { valores } = useParte('valores', VALORES);
  return (
    <>
      <Portada titulo="Nosotros" texto={introduccion} />
      <Seccion titulo={titulo}>
        <ConImagen invertida>
          <FotoDelSitio foto={foto} dibujo="/img/nosotros-arbol.svg" {...DE_MEDIA_PAGINA} enseguida />
          <div>
            <Parrafos texto={texto} />
          </div>
        </ConImagen>
      </Seccion>
      <Metodos />
      <Sedes />
      <Equipo />
      <Historia />
      <Seccion titulo="Lo que nos guía">
        <Tarjetas columnas={3}>
          {valores.map((valor) => (
            <li key={valor.nombre}>
              <h3>{valor.nombre}</h3>
              <p>{valor.texto}</p>
            </li>
          ))}
        </Tarjetas>
      </Seccion>
      <LlamadoAyuda />
    </>
  );
}
