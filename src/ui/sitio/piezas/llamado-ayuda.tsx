import { Link } from '@tanstack/react-router';
import { useSitio } from '../servicios/use-sitio';
import { Acciones } from './acciones';
import { IconoMarco } from './icono-marco';
import { LlamarAl } from './llamar-al';
import { Seccion } from './seccion';

function Maneras() {
  const { telefono, whatsapp } = useSitio();
  return (
    <Acciones>
      {telefono && (
        <a href={telefono.enlace} data-tono="principal">
          <LlamarAl numero={telefono.visible} />
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp.enlace}>
          <IconoMarco nombre="whatsapp" />
          Escribir por WhatsApp
        </a>
      )}
      {!telefono && !whatsapp && <Link to="/contact">Ver las líneas de ayuda</Link>}
    </Acciones>
  );
}

/** Every page ends with a hand held out. */
export const LlamadoAyuda = ({ titulo = '¿Hablamos hoy?' }: { titulo?: string }) => (
  <Seccion
    titulo={titulo}
    texto="Una llamada no compromete a nada. Le escuchamos, le explicamos las opciones y usted decide con calma."
    fondo="verde"
  >
    <Maneras />
  </Seccion>
);
