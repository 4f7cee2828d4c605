import { FUNDACION } from '@/ui/textos/fundacion';
import { Acciones } from './acciones';
import { IconoMarco } from './icono-marco';
import { Seccion } from './seccion';

/** Every page ends with a hand held out. */
export const LlamadoAyuda = ({ titulo = '¿Hablamos hoy?' }: { titulo?: string }) => (
  <Seccion
    titulo={titulo}
    texto="Una llamada no compromete a nada. Le escuchamos, le explicamos las opciones y usted decide con calma."
    fondo="verde"
  >
    <Acciones>
      <a href={FUNDACION.telefono.enlace} data-tono="principal">
        <IconoMarco nombre="telefono" />
        Llamar al {FUNDACION.telefono.visible}
      </a>
      <a href={FUNDACION.whatsapp.enlace}>
        <IconoMarco nombre="whatsapp" />
        Escribir por WhatsApp
      </a>
    </Acciones>
  </Seccion>
);
