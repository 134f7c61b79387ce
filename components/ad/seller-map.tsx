import { Circle, Marker } from 'react-leaflet';
import { MapFrame, type MapFrameProps } from './map-frame';
import { mapPin } from './map-pin';

export type MapProps = Omit<MapFrameProps, 'centre' | 'children'> & {
  lat: number;
  long: number;
  /** Whether the point is the seller's own, rather than the middle of his state. */
  exact: boolean;
};

const SellerMap = ({ lat, long, exact, ...frame }: MapProps) => (
  <MapFrame centre={{ lat, long }} {...frame}>
    {exact ? (
      <Marker
        position={[lat, long]}
        icon={mapPin}
        alt={frame.labels.map}
        keyboard={false}
        interactive={false}
      />
    ) : (
      <Circle center={[lat, long]} radius={15000} pathOptions={{ color: '#0b5c6b', weight: 2 }} />
    )}
  </MapFrame>
);

export default SellerMap;
