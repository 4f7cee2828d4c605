import { IconoMarco } from './icono-marco';

/** What a button to call says. Of a number in two lines, whoever copies it by hand loses one. */
export const LlamarAl = ({ numero }: { numero: string }) => (
  <>
    <IconoMarco nombre="telefono" />
    <span>
      Llamar al <span className="numero">{numero}</span>
    </span>
  </>
);
