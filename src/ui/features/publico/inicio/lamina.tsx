import type { Diapositiva } from '@/ui/content/inicio';

export const Lamina = ({ id, image, title, description, highlight }: Diapositiva) => (
  <li id={id}>
    <img src={image} alt="" width="480" height="600" loading="lazy" />
    <div>
      <p>{highlight}</p>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  </li>
);
