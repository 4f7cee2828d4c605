import { Link } from '@tanstack/react-router';
import { FUNDACION } from '@/ui/textos/fundacion';
import { Acciones } from '../piezas/acciones';
import { IconoMarco } from '../piezas/icono-marco';
import { Portada } from '../piezas/portada';

/** Specification §2, any other path; its first line is literal. */
export const NoEncontradaPage = () => (
  <Portada
    titulo="oops! Page not found"
    idioma="en"
    alta
    texto="Es posible que la página se haya movido o eliminado. El camino de regreso está aquí:"
  >
    <title>{`Página no encontrada · ${FUNDACION.nombreCorto}`}</title>
    <meta
      name="description"
      content={`Esta dirección no existe en el sitio de ${FUNDACION.nombreCorto}: vuelva al inicio o llámenos.`}
    />
    <Acciones sobreImagen>
      <Link to="/" data-tono="amanecer">
        Ir al inicio
      </Link>
      <a href={FUNDACION.telefono.enlace}>
        <IconoMarco nombre="telefono" />
        Llamar al {FUNDACION.telefono.visible}
      </a>
    </Acciones>
  </Portada>
);
